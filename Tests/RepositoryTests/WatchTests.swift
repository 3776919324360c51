import Foundation
import Testing

/// Tests of `--watch` of the examples' scripts, with a stand-in for the compiler and for what it builds.
@Suite(.timeLimit(.minutes(5))) struct WatchTests {
  @Test func `a program is built anew on a change, goes on while it cannot be, and ends with the script`() async throws
  {
    let tree = try WatchedTree()
    defer { tree.remove() }
    try tree.write("one")
    var script = try tree.run("--watch", "--port", "0")
    try await script.says("run one --port 0 --build-notice")

    try tree.write("BAD")
    try await script.says("prog was not built")
    #expect(try tree.notice == "a.swift:1:1: error: <b>bad</b>\n1 | BAD\n")
    try tree.write("two")
    try await script.says("stopped one")
    try await script.says("run two")
    #expect(try tree.notice == "")

    // A change while it is built is built next.
    try tree.write("three", whileBuilding: "four")
    try await script.says("run three")
    try await script.says("stopped three")
    try await script.says("run four")

    script.process.terminate()
    try await script.says("stopped four")
    #expect(await script.ended() == 143)
    #expect(throws: (any Error).self) { try tree.notice }
  }

  @Test func `a program that has ended by itself begins again with the next change`() async throws {
    let tree = try WatchedTree()
    defer { tree.remove() }
    try tree.write("ENDS")
    var script = try tree.run("--watch")
    try await script.says("run ENDS")
    try await script.says("prog has ended by itself (7)")
    try tree.write("goes on")
    try await script.says("run goes on")
    script.process.terminate()
    #expect(await script.ended() == 143)
  }

  @Test func `without watching it is built once, and becomes the program`() async throws {
    let tree = try WatchedTree()
    defer { tree.remove() }
    try tree.write("ENDS")
    var script = try tree.run("--port", "1")
    try await script.says("run ENDS --port 1")
    #expect(await script.ended() == 7)
    try tree.write("BAD")
    script = try tree.run()
    try await script.says("prog was not built")
    #expect(await script.ended() == 1)
  }
}

/// A repository of one source, one script and no compiler.
private struct WatchedTree {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "espalier-watch-\(UUID().uuidString)")
    for path in ["bin", "Sources", "Examples/App", ".ci"] {
      try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: ".ci/common.sh"), to: folder.appending(path: ".ci/common.sh"))
    try write("// nothing", to: "Package.swift")
    try write(
      """
      #!/usr/bin/env bash
      set -euo pipefail
      root='\(folder.path)'
      . "$root/.ci/common.sh"
      run_example prog "$@"
      """, to: "prog")
    try write("#!/usr/bin/env bash\necho installed\n", to: "bin/dpkg-query", isProgram: true)
    try write(
      """
      #!/usr/bin/env bash
      if [ "$1" = --version ]; then echo 'Swift version 6.2'; exit 0; fi
      cd '\(folder.path)'
      source=$(cat Sources/a.swift)
      if [ -e next ]; then mv next Sources/a.swift; touch Sources/a.swift; fi
      if [ "$source" = BAD ]; then
        echo 'Building for production'
        echo 'a.swift:1:1: error: <b>bad</b>'
        echo '1 | BAD'
        exit 1
      fi
      mkdir -p Examples/.build/release
      cat >built <<PROGRAM
      #!/usr/bin/env bash
      trap 'echo stopped $source; exit 0' TERM
      echo "run $source \\$*"
      if [ '$source' = ENDS ]; then exit 7; fi
      while true; do sleep 0.1; done
      PROGRAM
      chmod +x built
      mv built Examples/.build/release/prog
      """, to: "bin/swift", isProgram: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Changes the source, and once more during the build of that if so told.
  func write(_ source: String, whileBuilding next: String? = nil) throws {
    if let next { try write(next, to: "next") }
    try write(source, to: "Sources/a.swift")
  }

  var notice: String { get throws { try text("Examples/.build/.prog-notice") } }

  func run(_ arguments: String...) throws -> WatchedScript {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", folder.appending(path: "prog").path] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.appending(path: "bin").path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = environment
    return try WatchedScript(process)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Writes a whole file and then puts it in its place, so that no half of it is ever built.
  private func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    let (file, written) = (folder.appending(path: path), folder.appending(path: "written"))
    try Data(text.utf8).write(to: written)
    if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: written.path) }
    guard rename(written.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

/// A script that runs, and what it says.
private struct WatchedScript {
  struct Silent: Error, CustomStringConvertible {
    let description: String
  }

  let process: Process
  private var lines: AsyncStream<String>.AsyncIterator
  private let ends: AsyncStream<Int32>

  init(_ process: Process) throws {
    self.process = process
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      var rest = ""
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        rest += String(decoding: data, as: UTF8.self)
        var parts = rest.split(separator: "\n", omittingEmptySubsequences: false)
        rest = parts.popLast().map(String.init) ?? ""
        for part in parts { continuation.yield(String(part)) }
      }
      continuation.finish()
    }
    let (ends, end) = AsyncStream.makeStream(of: Int32.self)
    self.ends = ends
    process.terminationHandler = { end.yield($0.terminationStatus) }
    lines = stream.makeAsyncIterator()
    // A child begins with the signals blocked that are so on the thread which makes it.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
  }

  /// Reads on until a line begins so.
  mutating func says(_ words: String) async throws {
    var before: [String] = []
    while let line = await lines.next() {
      if line.hasPrefix(words) { return }
      before.append(line)
    }
    throw Silent(description: "It never said “\(words)”, but:\n\(before.joined(separator: "\n"))")
  }

  func ended() async -> Int32? {
    for await status in ends { return status }
    return nil
  }
}
