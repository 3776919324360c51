internal import EspalierPrograms
import Foundation

/// A folder of temporary files, the programs that use it, and the watchdog that ends them all.
///
/// chromedriver leaves its Chromiums running when it is killed, and a test process may die without warning. So a shell
/// runs between them. It waits at the end of a pipe, which closes when this process ends for any reason. Then it ends
/// every process that has the folder in its arguments or its environment. The shell starts a program for each line that
/// arrives through the pipe.
actor DriverProcess {
  /// The folder of profiles and logs. Its path is short, because browsers create sockets in it whose paths are limited.
  nonisolated let folder: URL
  private let shell: RunningProgram

  /// Creates a folder for programs.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - kind: The kind of browser, which determines how the program is started.
  ///   - arguments: Its arguments, in addition to those that name the folder.
  init(_ program: String, of kind: BrowserKind, arguments: [String] = []) throws {
    let name = "espalier-" + UUID().uuidString.prefix(8).lowercased()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      shell = try RunningProgram(
        URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", Self.script(starting: kind), "sh"] + arguments,
        environment: ["ESPALIER_FOLDER": folder.path, "ESPALIER_DRIVER": program, "TMPDIR": folder.path],
        output: .discarded, errors: .discarded, takesInput: true, killsWhenReleased: false)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw BrowserError(
        .notStarted, "\(program) could not be started: \(error)", location: folder.path,
        remedy: "Check that /bin/sh exists and that the folder for temporary files can be written.")
    }
  }

  /// Starts another process of the program. In the folder, its log and (for Firefox) its profile have this name.
  func start(_ name: String) throws {
    do {
      try shell.write("\(name)\n")
    } catch {
      throw BrowserError(
        .gone, "The browser was stopped already.", location: folder.path,
        remedy: "Open pages only before Browser.stop() is called.")
    }
  }

  /// Returns the output so far of the process that was started with this name.
  func log(of name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent("\(name).log"), encoding: .utf8)) ?? ""
  }

  /// Returns the port number that follows a text in the log of a process; nil until the text appears.
  func port(after sign: String, in name: String) -> Int? {
    let log = log(of: name)
    guard let sign = log.range(of: sign) else { return nil }
    return Int(log[sign.upperBound...].prefix { $0.isNumber })
  }

  /// Returns true when the program has ended on its own. chromedriver does so if its port is free for IPv4 and taken
  /// for IPv6.
  func hasEnded(_ name: String) -> Bool { log(of: name).contains("Exiting") }

  /// Ends the programs, removes the folder, and returns when that is done or after ten seconds.
  func stop() async {
    shell.closeInput()
    for _ in 0..<500 where shell.isRunning {
      // A cancelled test must leave nothing behind, so cancellation does not shorten this wait.
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    }
  }

  /// Returns the script of the watchdog. The folder is passed through the environment, not as an argument: the search
  /// for processes with the folder in their arguments must not find the watchdog. Signals for the whole group
  /// (Control-C) must not end it before its work. The programs are killed and not asked to end: they inherit a mask
  /// that blocks the milder signals if a thread of Dispatch starts them. Programs whose arguments do not contain the
  /// folder, such as chromedriver and the children of Firefox, are found by their environment.
  private static func script(starting kind: BrowserKind) -> String {
    let start =
      switch kind {
      case .chromium: #""$ESPALIER_DRIVER" --port=0 "$@""#
      // The compiled code of the first Firefox saves the next ones half of their start time.
      case .firefox:
        #"""
        cp -r "$ESPALIER_FOLDER/compiled" "$profile/startupCache" 2>/dev/null
          HOME="$ESPALIER_FOLDER" MOZ_CRASHREPORTER_DISABLE=1 "$ESPALIER_DRIVER" --profile "$profile" "$@"
          [ -e "$ESPALIER_FOLDER/compiled" ] || mv "$profile/startupCache" "$ESPALIER_FOLDER/compiled"
          rm -rf "$profile"
        """#
      }
    return #"""
      trap '' INT HUP TERM QUIT
      start() {
        trap - INT HUP TERM QUIT
        export ESPALIER_WITHIN="$ESPALIER_FOLDER"
        \#(start)
        echo; echo Exiting
      }
      while read -r name; do
        profile="$ESPALIER_FOLDER/$name"
        start "$@" >"$profile.log" 2>&1 </dev/null &
      done
      tries=0
      while [ "$tries" -lt 40 ]; do
        found=
        for entry in $(grep -l -a -s -F -e "$ESPALIER_FOLDER" /proc/[0-9]*/cmdline;           grep -l -a -s -F -e "ESPALIER_WITHIN=$ESPALIER_FOLDER" /proc/[0-9]*/environ); do
          number=${entry#/proc/}
          kill -KILL "${number%/*}" 2>/dev/null && found=yes
        done
        [ -z "$found" ] && break
        tries=$((tries + 1))
        sleep 0.05
      done
      wait
      rm -rf "$ESPALIER_FOLDER"
      """#
  }
}
