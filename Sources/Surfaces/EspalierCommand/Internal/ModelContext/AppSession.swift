internal import EspalierBase
internal import EspalierHeadless
internal import EspalierNavigation

/// The use of an app by a client: its steps, and the reports that they caused.
@MainActor
final class AppSession {
  /// The number of reports that are kept.
  private static let maximumReports = 500

  let app: TestApp
  private let time: Duration
  private let clock: any Clock<Duration>
  private(set) var reports: [String] = []

  /// - Parameter time: The time after which a step is reported as still running.
  init(_ app: TestApp, within time: Duration, by clock: any Clock<Duration>) {
    self.app = app
    self.time = time
    self.clock = clock
    followReports()
  }

  /// Performs a step, and returns the screen afterwards.
  ///
  /// A step that takes longer than the time is cancelled: the text says so, and shows the screen as it is.
  func perform(_ step: @escaping @MainActor (TestApp) async throws -> Void) async throws -> String {
    followReports()
    let known = reports.count
    let app = app
    var hasEnded = true
    do {
      try await BoundedWait(for: "the step", within: time, clock: clock).value { try await step(app) }
    } catch is WaitLimitError {
      hasEnded = false
    }
    // Signing in and out opens another window.
    followReports()
    let new = reports.dropFirst(known)
    let screen = try await screen()
    let late = hasEnded ? "" : "\n\n(The work of this step had not ended after \(time). Read the screen again later.)"
    return screen + late + (new.isEmpty ? "" : "\n\nReported by the app:\n" + new.joined(separator: "\n"))
  }

  /// Returns the path, the title and the text of the screen.
  func screen() async throws -> String {
    "path: \(try await app.path())\ntitle: \(try await app.title())\n\n\(try await app.text())"
  }

  private func followReports() {
    app.window.report = { [weak self] in self?.add($0) }
  }

  private func add(_ report: String) {
    if reports.count == Self.maximumReports { reports.removeFirst() }
    reports.append(report)
    StandardErrorStream.write(report)
  }
}
