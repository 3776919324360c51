import EspalierBrowserTesting
import TestSupport
import Testing

/// Takes turns with all that keep a core busy, and skips the tests where there is no Chromium.
///
/// Tests of Firefox too are skipped then: they take the browsers that are installed as an argument, and without one of
/// them a suite would pass by having run nothing.
struct DrivesBrowsers: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  private let condition = ConditionTrait.enabled(
    if: BrowserOptions(kind: .chromium).isInstalled,
    "Needs chromedriver; on Debian: apt-get install chromium chromium-driver")

  func prepare(for test: Test) async throws { try await condition.prepare(for: test) }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TakesTurns.takesTurns.provideScope(for: test, testCase: testCase, performing: function)
  }
}

extension Trait where Self == DrivesBrowsers {
  /// The suite drives the browsers that are installed.
  static var drivesBrowsers: DrivesBrowsers { DrivesBrowsers() }
}
