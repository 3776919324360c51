import Foundation

/// A running chromedriver, its folder of temporary files, and the watchdog that ends both.
///
/// chromedriver leaves its Chromiums running when it is killed, and a test process may die without warning. So a shell
/// stands between: it waits at the end of a pipe which closes with this process, however that ends, and then ends
/// chromedriver and every process that was started with the folder as its profile.
actor DriverProcess {
  /// Where profiles and the log live. Short, because Chromium makes sockets in it whose paths are limited.
  nonisolated let folder: URL
  private let shell = Process()
  private let line = Pipe()

  /// Starts chromedriver, which chooses its port by itself.
  init(driverPath: String) throws {
    let name = "espalier-" + UUID().uuidString.prefix(8).lowercased()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    guard FileManager.default.isExecutableFile(atPath: driverPath) else {
      throw BrowserError(
        .notStarted, "There is no chromedriver at \(driverPath).",
        remedy: "Install it (Debian: apt-get install chromium chromium-driver) or give BrowserOptions.driverPath.")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var environment = ProcessInfo.processInfo.environment
      environment["ESPALIER_FOLDER"] = folder.path
      environment["ESPALIER_DRIVER"] = driverPath
      environment["TMPDIR"] = folder.path
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", Self.script]
      shell.environment = environment
      shell.standardInput = line
      shell.standardOutput = FileHandle.nullDevice
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      // No other program that this process starts may hold the pipe open.
      _ = fcntl(line.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw BrowserError(
        .notStarted, "chromedriver could not be started: \(error)", place: folder.path,
        remedy: "Check that /bin/sh exists and that the folder for temporary files can be written.")
    }
  }

  deinit {
    // A running process keeps its pipe alive, so letting go of it is not enough.
    try? line.fileHandleForWriting.close()
  }

  /// The port that chromedriver announced, or nil as long as it has not.
  func port() -> Int? {
    guard let sign = log.range(of: "started successfully on port ") else { return nil }
    return Int(log[sign.upperBound...].prefix { $0.isNumber })
  }

  /// Whether chromedriver has ended by itself, as it does where its port is free for IPv4 and taken for IPv6.
  var hasGivenUp: Bool { log.contains("Exiting") }

  /// What chromedriver has said so far.
  var log: String {
    (try? String(contentsOf: folder.appendingPathComponent("chromedriver.log"), encoding: .utf8)) ?? ""
  }

  /// Ends chromedriver and its Chromiums, removes the folder, and returns when that is done or ten seconds are over.
  func stop() async {
    try? line.fileHandleForWriting.close()
    for _ in 0..<500 where shell.isRunning {
      // A cancelled test must still leave nothing behind, so cancellation does not shorten this.
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    }
  }

  /// The folder comes through the environment, not as an argument: the search for processes with the folder in their
  /// arguments must not find the watchdog. Signals for the whole group (Control-C) must not end it before its work. The driver is killed,
  /// not asked to end: it inherits a mask that blocks the milder signals when a thread of Dispatch starts it.
  private static let script = #"""
    "$ESPALIER_DRIVER" --port=0 >"$ESPALIER_FOLDER/chromedriver.log" 2>&1 </dev/null &
    driver=$!
    trap '' INT HUP TERM QUIT
    while read -r nothing; do :; done
    kill -KILL "$driver" 2>/dev/null
    tries=0
    while [ "$tries" -lt 40 ]; do
      found=
      for entry in $(grep -l -a -s -F -e "$ESPALIER_FOLDER" /proc/[0-9]*/cmdline); do
        number=${entry#/proc/}
        kill -KILL "${number%/cmdline}" 2>/dev/null && found=yes
      done
      [ -z "$found" ] && ! kill -0 "$driver" 2>/dev/null && break
      tries=$((tries + 1))
      sleep 0.05
    done
    rm -rf "$ESPALIER_FOLDER"
    """#
}
