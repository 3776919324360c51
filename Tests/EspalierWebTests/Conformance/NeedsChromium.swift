import EspalierBrowserTesting
import EspalierTesting
import Foundation
import Testing

/// The tests that need Chromium's own protocol: with `ESPALIER_BROWSER=firefox` they are skipped, and all others run.
enum NeedsChromium: String, CaseIterable {
  /// Checks of `SurfaceConformance` that need it, by name, with the reason. None does: they ask for no more than what
  /// WebDriver BiDi offers.
  static let checks: [String: String] = [:]

  /// The checks of `SurfaceConformance` that the browser at hand can be asked.
  static var possibleChecks: [SurfaceConformance.Check] {
    SurfaceConformance.checks.filter { BrowserKind.standard == .chromium || checks[$0.name] == nil }
  }

  case aLineThatIsCutInTheMiddleOfAFileIsGoneOnWith
  case aLineThatFallsSilentIsSaidAtOnceAndNothingIsLostOrDoneTwice
  case aRowIsDraggedByItsHandle
  case aFingerBringsTheActionsOfARow
  case twoFingersMakeAPageLarger
  case withoutScriptsAListIsReadALinkIsFollowedAndAFormIsSent

  /// The reason that Firefox cannot run the test.
  var reason: String {
    switch self {
    case .aLineThatIsCutInTheMiddleOfAFileIsGoneOnWith, .aLineThatFallsSilentIsSaidAtOnceAndNothingIsLostOrDoneTwice:
      "Firefox fails new connections when it is offline, but has no means to silence a WebSocket that is open."
    case .aRowIsDraggedByItsHandle: "Firefox without a window ends a drag with nothing dropped."
    case .aFingerBringsTheActionsOfARow, .twoFingersMakeAPageLarger:
      "Firefox tells the page of a finger that WebDriver moves, and neither scrolls nor zooms by it."
    case .withoutScriptsAListIsReadALinkIsFollowedAndAFormIsSent:
      "Firefox finds and taps elements by scripts, and has no means to turn those of a page off."
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// The test is skipped in Firefox, for the reason that `NeedsChromium` has for it.
  static func needsChromium(_ test: NeedsChromium) -> Self {
    .enabled(if: BrowserKind.standard == .chromium, "Needs Chromium: \(test.reason)")
  }
}

extension BrowserKind {
  /// The browsers that are there: tests that run in each of them take it as an argument.
  static let installed = allCases.filter { BrowserOptions(kind: $0).isInstalled }
}

/// The list holds no name that is gone.
struct NeedsChromiumTests {
  @Test func theListNamesOnlyChecksThatExist() {
    let names = Set(SurfaceConformance.checks.map(\.name))
    #expect(NeedsChromium.checks.keys.filter { !names.contains($0) } == [])
  }

  @Test func theListNamesOnlyTestsThatAreSkippedByIt() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for test in NeedsChromium.allCases {
      let marked = try Regex(#"\.needsChromium\(\.\#(test.rawValue)\)[^{}]*?func \#(test.rawValue)\("#)
      #expect(sources.count { $0.contains(marked) } == 1, "\(test) is no test, or its test is not skipped")
    }
  }
}
