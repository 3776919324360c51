import Foundation
import Subprocess
import Testing

@testable import EspalierGenerator

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Tests of what `./run` of a new app says while the app is built, with a stand-in for the compiler.
@Suite(.timeLimit(.minutes(5))) struct RunScriptTests {
  private let app: TestFolder

  init() async throws {
    app = try TestFolder()
    try await NewApp(
      named: "Shop", in: app.url, store: .memory, hasSignIn: false, espalier: .repository("https://e/espalier.git"),
      templates: TemplateFolders([TestFolder.templates])
    ).write()
  }

  /// Runs a script in the app's folder with a compiler that says these lines, and returns what is written.
  private func output(_ command: String, compilerSays lines: String, isBuilt: Bool = true) async throws -> String {
    try app.write("said", lines)
    try app.write(
      "bin/swift",
      """
      #!/bin/sh
      case "$*" in
        --version) echo 'Swift version 6.2.0 (stand-in)' ;;
        *--show-bin-path*) echo '\(app.url.path)/bin' ;;
        *) cat '\(app.url.path)/said'; exit \(isBuilt ? 0 : 1) ;;
      esac
      """)
    try app.write("bin/shop", "#!/bin/sh\necho \"it runs $*\"\n")
    // Which libraries this machine has is not what is tested.
    try app.write("bin/uname", "#!/bin/sh\necho Other\n")
    for name in ["swift", "shop", "uname"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: app.url.appending(path: "bin/\(name)").path)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try await Subprocess.run(
      .name("bash"), arguments: ["-c", command],
      environment: .inherit.updating(["PATH": "\(app.url.path)/bin:\(path)"]),
      workingDirectory: .init(app.url.appending(path: "Shop").path),
      output: .string(limit: 1 << 20), error: .combinedWithOutput
    ).standardOutput
  }

  private static let inTerminal = "script -qec './run --port 1' /dev/null </dev/null"

  @Test func `in a terminal one line moves, and what is no step is printed`() async throws {
    let output = try await output(
      Self.inTerminal, compilerSays: "[3/40] Compiling NIOCore A.swift\na.swift:1:1: warning: odd\n")
    #expect(output.contains("\r\u{1B}[KBuilding Shop"))
    #expect(output.contains("\r\u{1B}[Ka.swift:1:1: warning: odd\r\n"))
    #expect(!output.contains("[3/40]"))
    #expect(output.hasSuffix("\r\u{1B}[Kit runs --port 1\r\n"), "the line is gone when the app begins")
  }

  @Test func `without a terminal the lines of SwiftPM are kept`() async throws {
    let lines = "[3/40] Compiling NIOCore A.swift\na.swift:1:1: warning: odd\n"
    let output = try await output("./run --port 1", compilerSays: lines)
    #expect(output == "The first build takes some minutes …\n\(lines)it runs --port 1\n")
  }

  @Test(arguments: [inTerminal, "./run"]) func `what cannot be built is not run`(command: String) async throws {
    let output = try await output(command, compilerSays: "a.swift:1:1: error: bad\n", isBuilt: false)
    #expect(output.contains("a.swift:1:1: error: bad"))
    #expect(output.contains("Shop was not built; the messages above say why."))
    #expect(!output.contains("it runs"))
  }

  /// Returns the texts of the line, in their order. Bash's own clock is put aside, and ten seconds go by with each line of the
  /// compiler.
  private func line(whileCompilerSays lines: String) async throws -> [String] {
    let command = """
      set -euo pipefail; . ./tools.sh; unset SECONDS; SECONDS=0
      read() { SECONDS=$((SECONDS + 10)); builtin read "$@"; }
      follow_build <../said
      """
    return try await output(command, compilerSays: lines).split(separator: "\r\u{1B}[K").map(String.init)
  }

  @Test func `the line says what is done, how far it is, and about how long it still takes`() async throws {
    let line = try await line(
      whileCompilerSays: """
        Fetching https://github.com/apple/swift-nio.git
        [1/1] Compiling plugin Extra
        [0/120] Write sources
        [2/120] Compiling NIOCore A.swift
        [20/120] Emitting module Hummingbird
        [30/120] Write more

        """)
    #expect(
      line == [
        "Building Shop: Fetching apple/swift-nio.git, 0:10 so far",
        "Building Shop: step 1 of 1 (plugin), 0:20 so far",
        "Building Shop: step 0 of 120, 0:30 so far",
        "Building Shop: step 2 of 120 (NIOCore), 0:40 so far",
        "Building Shop: step 20 of 120 (Hummingbird), 0:50 so far, about 1:40 left",
        "Building Shop: step 30 of 120 (Hummingbird), 1:00 so far, about 1:30 left",
      ])
  }

  /// SwiftPM finds its steps while it builds, so at each time most of those that it knows are done.
  @Test func `how long the first build still takes is told by the source files`() async throws {
    let lines = "[0/2] Write sources\n[5/6] Compiling NIOCore A.swift\n[10/11] Compiling NIOCore B.swift\n"
    for module in ["A", "B"] {
      try app.write(
        "Shop/.build/machine/debug/\(module).build/sources", String(repeating: "/a.swift\n", count: 50))
    }
    #expect(
      try await line(whileCompilerSays: lines).last
        == "Building Shop: step 10 of 100 (NIOCore), 0:30 so far, about 3:00 left")
    try app.write("Shop/.build/debug/shop", "")
    #expect(
      try await line(whileCompilerSays: lines).last
        == "Building Shop: step 10 of 11 (NIOCore), 0:30 so far, about 0:02 left")
  }
}
