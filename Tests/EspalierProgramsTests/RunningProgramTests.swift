import EspalierPrograms
import Foundation
import Glibc
import Testing

/// Programs that run beside a test.
@Suite(.timeLimit(.minutes(10))) struct RunningProgramTests {
  private func shell(
    _ script: String, _ arguments: String..., environment: [String: String] = [:], errors: ProgramOutput = .kept,
    takesInput: Bool = false
  ) throws -> RunningProgram {
    try RunningProgram(
      URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh"] + arguments, environment: environment, errors: errors,
      takesInput: takesInput)
  }

  @Test func whatItSaysIsKeptToTheEnd() async throws {
    let program = try shell("echo \"$1\"; echo \"$2\" >&2; exit 3", "a b", "über")
    #expect(try await program.wholeOutput() == "a b\n")
    #expect(try await program.wholeErrors() == "über\n")
    #expect(await program.ended() == .exited(status: 3))
    #expect(!program.isRunning && program.output == "a b\n" && program.errors == "über\n")
  }

  @Test func aLargeOutputFillsNoPipe() async throws {
    let program = try shell("head -c 3000000 /dev/zero | tr '\\0' x; head -c 3000000 /dev/zero | tr '\\0' y >&2")
    #expect(try await program.wholeErrors().utf8.count == 3_000_000)
    #expect(try await program.wholeOutput().utf8.count == 3_000_000)
    #expect(await program.ended().isSuccess)
  }

  @Test func theErrorsMayGoWithTheOutput() async throws {
    let program = try shell("echo one; echo two >&2; echo three", errors: .withOutput)
    #expect(try await program.wholeOutput() == "one\ntwo\nthree\n")
    #expect(try await program.wholeErrors() == "")
  }

  @Test func itIsWaitedForUntilItSaysSomething() async throws {
    let program = try shell("read line; echo \"port 81 for $line\"; cat", takesInput: true)
    async let port = program.first { said in said.firstMatch(of: /port (\d+)/).flatMap { Int($0.1) } }
    try program.write("you\n")
    #expect(try await port == 81)
    #expect(program.isRunning)
    program.closeInput()
    #expect(await program.ended().isSuccess)
  }

  @Test func whoWaitsForWordsThatNeverComeIsTold() async throws {
    let program = try shell("echo something else")
    let error = await #expect(throws: ProgramError.self) { try await program.first { $0.contains("ready") ? $0 : nil } }
    #expect(error == .silent(program: "/bin/sh", said: "something else\n"))
    #expect("\(try #require(error))".contains("It said: something else"))
  }

  @Test func whoWaitsForLongerThanTheLimitIsTold() async throws {
    let program = try shell("echo something else; cat", takesInput: true)
    _ = try await program.first { $0.contains("else") ? 1 : nil }
    let error = await #expect(throws: ProgramError.self) {
      try await program.first(within: .zero) { $0.contains("ready") ? $0 : nil }
    }
    #expect(error == .slow(program: "/bin/sh", limit: .zero, said: "something else\n"))
    #expect(program.isRunning)
    program.closeInput()
  }

  @Test func aWaitThatIsCancelledEnds() async throws {
    let program = try shell("cat", takesInput: true)
    let waiting = Task { try await program.first { $0.isEmpty ? nil : 1 } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(program.isRunning)
  }

  @Test func aSignalEndsIt() async throws {
    let program = try shell("cat", takesInput: true)
    program.send(SIGTERM)
    #expect(await program.ended() == .signalled(SIGTERM))
    // Later signals reach nobody, whoever has the number by now.
    program.send(SIGKILL)
  }

  @Test func itIsGoneWhenKillReturns() async throws {
    let program = try shell("trap '' TERM INT; echo there; cat", takesInput: true)
    _ = try await program.first { $0.isEmpty ? nil : 1 }
    program.kill()
    let state = try? String(contentsOfFile: "/proc/\(program.processIdentifier)/stat", encoding: .utf8)
    #expect(state?.contains(") Z ") ?? true)
    #expect(await program.ended() == .signalled(SIGKILL))
    program.kill()
  }

  @Test func itEndsWithWhoeverHoldsIt() async throws {
    var program: RunningProgram? = try shell("echo there; exec sleep 600")
    _ = try await program?.first { $0.isEmpty ? nil : 1 }
    let number = try #require(program?.processIdentifier)
    program = nil
    while Glibc.kill(number, 0) == 0 { await Task.yield() }
  }

  @Test func itsVariablesAreAddedToThoseOfThisProcess() async throws {
    let program = try shell("echo \"$PATH|$OWN|$HOME\"", environment: ["OWN": "a=b c", "HOME": "/elsewhere"])
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(try await program.wholeOutput() == "\(path)|a=b c|/elsewhere\n")
  }

  @Test func itInheritsNeitherDescriptorsNorBlockedSignals() async throws {
    let descriptors = (0..<1_500).map { _ in open("/dev/null", O_RDONLY) }
    defer { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let program = try shell("ls /proc/self/fd | wc -l; grep -e SigBlk -e SigIgn /proc/self/status")
    pthread_sigmask(SIG_SETMASK, &before, nil)
    let said = try await program.wholeOutput().split(separator: "\n").map(String.init)
    // The three that every program has, and the one that ls reads the folder by.
    #expect(said.first == "4")
    let masks = said.dropFirst().compactMap { $0.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } }
    // The C library keeps two signals behind the usual ones to itself.
    #expect(masks.map { $0 & 0x7FFF_FFFF } == [0, 0])
  }

  @Test func withoutInputItFindsItsInputEmpty() async throws {
    let program = try shell("cat; echo end")
    #expect(try await program.wholeOutput() == "end\n")
    #expect(throws: ProgramError.noInput(program: "/bin/sh")) { try program.write("x") }
    let deaf = try shell("exec <&-; echo deaf; exec sleep 600", takesInput: true)
    _ = try await deaf.first { $0.isEmpty ? nil : 1 }
    #expect(throws: ProgramError.noInput(program: "/bin/sh")) { try deaf.write("x") }
  }

  @Test func whatCannotBeStartedSaysWhy() {
    let error = #expect(throws: ProgramError.self) { try RunningProgram(URL(filePath: "/nowhere/prog")) }
    #expect(error?.description.hasPrefix("/nowhere/prog could not be started: No such file or directory.") == true)
    #expect(throws: ProgramError.notBuilt(product: "no-such-product")) { try RunningProgram.product("no-such-product") }
  }
}
