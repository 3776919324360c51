import EspalierPrograms
import Foundation
import Testing

/// Tests of `--watch` of the examples' scripts, with a stand-in for the compiler and for what it builds.
@Suite(.timeLimit(.minutes(10))) struct WatchTests {
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

    script.program.send(SIGTERM)
    try await script.says("stopped four")
    #expect(await script.ended() == .exited(status: 143))
    #expect(throws: (any Error).self) { try tree.notice }
  }

  @Test func `a program that has crashed begins again by itself, and with the next change`() async throws {
    let tree = try WatchedTree()
    defer { tree.remove() }
    try tree.write("ENDS")
    var script = try tree.run("--watch")
    try await script.says("run ENDS")
    try await script.says("prog has ended by itself (7). It starts again in 1 s.")
    try await script.says("run ENDS")
    try await script.says("prog has ended by itself (7). It starts again in 2 s.")
    try tree.write("goes on")
    try await script.says("run goes on")
    script.program.send(SIGTERM)
    #expect(await script.ended() == .exited(status: 143))
  }

  @Test func `a new app builds and starts again on a change and after a crash`() async throws {
    let tree = try WatchedTree()
    defer { tree.remove() }
    try tree.addNewApp()
    try tree.write("ENDS")
    var script = try tree.run("--watch", "--port", "0")
    try await script.says("run ENDS --port 0 --build-notice")
    try await script.says("Prog has ended by itself (7). It starts again in 1 s.")
    try await script.says("run ENDS")
    try tree.write("BAD")
    try await script.says("Prog was not built")
    try tree.write("two")
    try await script.says("run two --port 0")
    script.program.send(SIGTERM)
    try await script.says("stopped two")
    #expect(await script.ended() == .exited(status: 143))
  }

  @Test func `without watching it is built once, and becomes the program`() async throws {
    let tree = try WatchedTree()
    defer { tree.remove() }
    try tree.write("ENDS")
    var script = try tree.run("--port", "1")
    try await script.says("run ENDS --port 1")
    #expect(await script.ended() == .exited(status: 7))
    try tree.write("BAD")
    script = try tree.run()
    try await script.says("prog was not built")
    #expect(await script.ended() == .exited(status: 1))
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
    for file in [".ci/building.sh", ".ci/common.sh"] {
      try FileManager.default.copyItem(at: Repository.root.appending(path: file), to: folder.appending(path: file))
    }
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
      mkdir -p "Examples/.build/$3"
      cat >built <<PROGRAM
      #!/usr/bin/env bash
      trap 'echo stopped $source; exit 0' TERM
      echo "run $source \\$*"
      if [ '$source' = ENDS ]; then exit 7; fi
      while true; do sleep 0.1; done
      PROGRAM
      chmod +x built
      mv built "Examples/.build/$3/prog"
      """, to: "bin/swift", isProgram: true)
  }

  /// Puts the scripts of an app that `espalier new` makes in the place of the example's.
  func addNewApp() throws {
    let files = Repository.root.appending(path: "Examples/Templates/App/Files")
    for (file, path) in [("run", "prog"), ("tools.sh", "tools.sh")] {
      let text = try String(contentsOf: files.appending(path: "\(file).mustache"), encoding: .utf8)
        .replacing("{{lower}}", with: "prog").replacing("{{title}}", with: "Prog")
      try write(text, to: path, isProgram: true)
    }
    try write(
      """
      #!/usr/bin/env bash
      if [ "$1" = --version ]; then echo 'Swift version 6.2'; exit 0; fi
      cd '\(folder.path)'
      if [ "$2" = --show-bin-path ]; then echo '\(folder.path)/made'; exit 0; fi
      source=$(cat Sources/a.swift)
      if [ "$source" = BAD ]; then echo 'a.swift:1:1: error: bad'; exit 1; fi
      mkdir -p made
      cat >built <<PROGRAM
      #!/usr/bin/env bash
      trap 'echo stopped $source; exit 0' TERM
      echo "run $source \\$*"
      if [ '$source' = ENDS ]; then exit 7; fi
      while true; do sleep 0.1; done
      PROGRAM
      chmod +x built
      mv built made/prog
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
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return WatchedScript(
      program: try RunningProgram(
        URL(filePath: "/usr/bin/env"), arguments: ["bash", folder.appending(path: "prog").path] + arguments,
        environment: ["PATH": "\(folder.appending(path: "bin").path):\(path)"], errors: .withOutput))
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
  let program: RunningProgram
  private var read = 0

  init(program: RunningProgram) { self.program = program }

  /// Reads on until a line begins so.
  mutating func says(_ words: String) async throws {
    let before = read
    read = try await program.first { said in
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return lines.dropFirst(before).firstIndex { $0.hasPrefix(words) }.map { $0 + 1 }
    }
  }

  func ended() async -> ProgramEnd { await program.ended() }
}
