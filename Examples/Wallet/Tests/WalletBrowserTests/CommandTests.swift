import EspalierPrograms
import ExampleTesting
import Foundation
import Testing
import WalletStore

/// Tests of the command line with statements.
@Suite struct CommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bringIn(_ files: URL..., flags: [String] = [], password: String? = "correct horse") async throws
    -> (output: String, end: ProgramEnd)
  {
    try await WalletProcess.run(
      ["--data", folder.url.appending(path: "data").path, "--user", "ada", "--import"] + files.map(\.path) + flags,
      password: password)
  }

  @Test func importingTwiceAddsNothing() async throws {
    let file = try folder.file(
      "a.ofx",
      SampleStatement.ofx(operations: [
        ("1", "20260301", "-12.50", "Bakery"), ("2", "20260302", "2000.00", "Salary"),
      ]))
    let first = try await bringIn(file)
    #expect(first.end.isSuccess, "\(first.output)")
    #expect(first.output.contains("2 new"))
    let second = try await bringIn(file)
    #expect(second.output.contains("0 new, 2 already there"))
  }

  @Test func aBrokenLineIsRefusedWithItsNumberAndTheRestGoesIn() async throws {
    let file = try folder.file(
      "a.csv",
      "Date,Description,Amount,Currency\n2026-03-01,Bakery,-12.50,EUR\n2026-03-02,Broken,$x,EUR\n2026-03-03,Tram,-2.80,EUR\n"
    )
    let result = try await bringIn(file)
    #expect(result.end.isSuccess, "\(result.output)")
    #expect(result.output.contains("2 new"))
    #expect(result.output.contains("line 3 refused"))
  }

  @Test func aFileOfUncertainMeaningIsRefusedWithTheFlagThatSettlesIt() async throws {
    let file = try folder.file("card.csv", "Date,Description,Amount\n01/02/2026,Shop,-12.50\n03/04/2026,Shop,-9.00\n")
    let refused = try await bringIn(file)
    #expect(!refused.end.isSuccess)
    #expect(refused.output.contains("--dates"))
    #expect(refused.output.contains("--currency"))
    let settled = try await bringIn(file, flags: ["--dates", "month-day", "--currency", "EUR"])
    #expect(settled.end.isSuccess, "\(settled.output)")
    #expect(settled.output.contains("2 new"))
  }

  @Test func aFileThatDoesNotSayItsAccountNeedsOneUnlessItIsKnown() async throws {
    let text = "Date,Description,Amount,Currency\n2026-03-01,Bakery,-12.50,EUR\n"
    let first = try folder.file("transactions-1111.csv", text)
    #expect(try await bringIn(first).end.isSuccess)
    let second = try folder.file("transactions-2222.csv", text)
    let refused = try await bringIn(second)
    #expect(!refused.end.isSuccess && refused.output.contains("--account"), "\(refused.output)")
    let named = try await bringIn(second, flags: ["--account", "Other bank"])
    #expect(named.end.isSuccess && named.output.contains("Other bank (EUR): 1 new"), "\(named.output)")
    #expect(try await bringIn(first).output.contains("0 new, 1 already there"), "it is the account of its series")
  }

  @Test func aFileThatIsNotThereIsToldInWordsAndTheOthersGoIn() async throws {
    let file = try folder.file("a.ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery")]))
    let result = try await bringIn(folder.url.appending(path: "nope.csv"), file)
    #expect(!result.end.isSuccess)
    #expect(result.output.contains("“nope.csv” could not be read: there is no such file."), "\(result.output)")
    #expect(!result.output.contains("NSCocoa") && !result.output.contains("unreadable("))
    #expect(result.output.contains("1 new"))
  }

  @Test func aWrongPasswordBringsNothingIn() async throws {
    let file = try folder.file("a.ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery")]))
    #expect(try await bringIn(file).end.isSuccess)
    let wrong = try await bringIn(file, password: "something else")
    #expect(!wrong.end.isSuccess)
    #expect(!wrong.output.contains("new"))
  }

  @Test func whatDoesNotOpenSaysWhatBecameOfTheData() async throws {
    let file = try folder.file("a.ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery")]))
    let noDirectory = try folder.file("data", "not a directory")
    let result = try await WalletProcess.run(
      ["--data", noDirectory.path, "--user", "ada", "--import", file.path], password: "correct horse")
    #expect(!result.end.isSuccess)
    #expect(result.output.contains("cannot be used: a file stands where a folder is named"), "\(result.output)")
    let serving = try await WalletProcess.run(["--data", noDirectory.path, "--port", "0"])
    #expect(!serving.end.isSuccess && !serving.output.contains("Wallet is at"))
  }

  @Test func `Control-C while the wallet still starts ends it soon, and the next start goes on`() async throws {
    let data = folder.url.appending(path: "data")
    // As if another program were opening the same directory, so the start waits.
    let other = try await WalletOpening.unlock(directory: data)
    let waiting = try RunningProgram(
      RunningProgram.product("wallet"), arguments: ["--data", data.path, "--port", "0"],
      errors: .withOutput)
    _ = try await waiting.first { $0.contains("http://") ? true : nil }
    waiting.send(SIGINT)
    #expect(await waiting.ended().isSuccess)
    let output = try await waiting.wholeOutput()
    #expect(!output.contains("is abandoned"), "nothing is given up after waiting for it: \(output)")
    _ = other.open()
    let next = try await WalletProcess(directory: data)
    #expect(await next.stop().isSuccess)
  }

  @Test func aVerboseStartTellsItsSteps() async throws {
    let file = try folder.file("a.ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery")]))
    let result = try await bringIn(file, flags: ["--verbose"])
    #expect(result.end.isSuccess, "\(result.output)")
    #expect(result.output.contains("Starting: "))
    let began = ContinuousClock.now
    let quiet = try await bringIn(file)
    // A machine that is busy may need longer than a moment, and then it is told.
    let isTold = quiet.output.contains("Starting: ")
    #expect(!isTold || ContinuousClock.now - began >= .seconds(1), "a start of a moment is not told")
  }

  @Test func aPlaceIsReadAtTheTerminal() async throws {
    let file = try folder.file("a.ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery")]))
    #expect(try await bringIn(file).end.isSuccess)
    let asked = ["--data", folder.url.appending(path: "data").path, "--surface", "headless", "--user", "ada"]
    let text = try await WalletProcess.run(asked + ["/operations"], password: "correct horse")
    #expect(text.end.isSuccess && text.output.contains("Bakery"), "\(text.output)")
    let json = try await WalletProcess.run(asked + ["--json", "/operations"], password: "correct horse")
    #expect(json.output.contains("\"kind\": \"row\"") && json.output.contains("Bakery"), "\(json.output)")
    let nowhere = try await WalletProcess.run(asked + ["/nowhere"], password: "correct horse")
    #expect(!nowhere.end.isSuccess && nowhere.output.contains("There is no place /nowhere."))
    let wrong = try await WalletProcess.run(asked + ["/operations"], password: "wrong horse")
    #expect(!wrong.end.isSuccess && !wrong.output.contains("Bakery"))
    let stranger = try await WalletProcess.run(Array(asked.prefix(4)) + ["/operations"])
    #expect(!stranger.output.contains("Bakery"))
    let unknown = try await WalletProcess.run(["--surface", "paper"])
    #expect(!unknown.end.isSuccess && unknown.output.contains("--surface takes one of: web, headless"))
  }

  @Test func whatIsToSurviveAPowerFailureIsWrittenAndReadAsEverythingElse() async throws {
    let file = try folder.file("a.ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery")]))
    let first = try await bringIn(file, flags: ["--durability", "power"])
    #expect(first.end.isSuccess && first.output.contains("1 new"), "\(first.output)")
    #expect(try await bringIn(file).output.contains("0 new, 1 already there"))
    let refused = try await bringIn(file, flags: ["--durability", "paper"])
    #expect(!refused.end.isSuccess && refused.output.contains("process"), "\(refused.output)")
  }

  @Test func helpTellsEveryOption() async throws {
    let options = [
      "--host", "--port", "--workers", "--origin", "--trust-proxy", "--allow-host", "--data", "--durability",
      "--sample",
      "--user", "--import", "--dates", "--sign", "--currency",
    ]
    let help = try await WalletProcess.run(["--help"])
    #expect(help.end.isSuccess)
    for option in options { #expect(help.output.contains(option)) }
    let online = try await WalletProcess.run(["--bank", "--help"])
    #expect(online.end.isSuccess)
    for option in options + ["--bank", "--bank-at", "--certificate", "--certificate-key"] {
      #expect(online.output.contains(option))
    }
  }

  @Test(arguments: [["--bank"], ["--bank-at", "https://bank.example"], ["--certificate", "a.pem"]])
  func `the program without a network says which program has what is asked for`(flags: [String]) async throws {
    let program = try RunningProgram(
      RunningProgram.product("wallet"), arguments: ["--data", folder.url.appending(path: "data").path] + flags,
      errors: .withOutput)
    let output = try await program.wholeOutput()
    #expect(await !program.ended().isSuccess)
    #expect(output.contains("--product wallet-online"), "\(output)")
  }

  @Test(arguments: [
    ["--origin", "wallet.example"], ["--origin", "https://wallet.example/app"], ["--origin", "ftp://wallet.example"],
    ["--trust-proxy", "proxy.example"], ["--trust-proxy", "10.0.0.0/99"], ["--allow-host", "https://wallet.example"],
    ["--port", "70000"], ["--workers", "0"], ["--workers", "65"],
  ])
  func whatCannotBeListenedWithIsRefusedWithWhatIsExpected(flags: [String]) async throws {
    let result = try await WalletProcess.run(["--data", folder.url.appending(path: "data").path] + flags)
    #expect(!result.end.isSuccess)
    #expect(result.output.contains("\(flags[0]) takes"), "\(result.output)")
  }

  @Test(arguments: [
    (["--certificate", "a.pem"], "go together"), (["--certificate-key", "a.pem"], "go together"),
    (["--certificate", "a.pem", "--certificate-key", "b.pem", "--workers", "2"], "a proxy speaks https"),
    (["--certificate", "/nowhere/a.pem", "--certificate-key", "/nowhere/b.pem"], "cannot be used for https"),
  ])
  func whatIsNotRightWithACertificateIsSaid(flags: [String], words: String) async throws {
    let result = try await WalletProcess.run(
      ["--data", folder.url.appending(path: "data").path, "--port", "0"] + flags)
    #expect(!result.end.isSuccess)
    #expect(result.output.contains(words), "\(result.output)")
  }
}
