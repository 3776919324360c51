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
  case whatIsDraggedBetweenKeysIsCountedBeforeItsAnswer
  case aFingerBringsTheActionsOfARow
  case twoFingersMakeAPageLarger
  case withoutScriptsAListIsReadALinkIsFollowedAndAFormIsSent
  case aClickWithAltAndShiftOpensTheLinesOfAnElement
  case theServerItselfSpeaksHTTPSWithItsCertificate
  case aPageIsLiveOverHTTP2BehindNginxAndHealsWhenNginxIsBack
  case aPageBehindNginxHealsWhenItsWorkerIsKilled

  /// The reason that Firefox cannot run the test.
  var reason: String {
    switch self {
    case .aLineThatIsCutInTheMiddleOfAFileIsGoneOnWith, .aLineThatFallsSilentIsSaidAtOnceAndNothingIsLostOrDoneTwice:
      "Firefox fails new connections when it is offline, but has no means to silence a WebSocket that is open."
    case .aRowIsDraggedByItsHandle, .whatIsDraggedBetweenKeysIsCountedBeforeItsAnswer:
      "Firefox without a window ends a drag with nothing dropped."
    case .aFingerBringsTheActionsOfARow, .twoFingersMakeAPageLarger:
      "Firefox tells the page of a finger that WebDriver moves, and neither scrolls nor zooms by it."
    case .aClickWithAltAndShiftOpensTheLinesOfAnElement:
      "Only Chromium's own protocol clicks while keys are held."
    case .withoutScriptsAListIsReadALinkIsFollowedAndAFormIsSent:
      "Firefox finds and taps elements by scripts, and has no means to turn those of a page off."
    case .theServerItselfSpeaksHTTPSWithItsCertificate, .aPageIsLiveOverHTTP2BehindNginxAndHealsWhenNginxIsBack,
      .aPageBehindNginxHealsWhenItsWorkerIsKilled:
      "Firefox takes no argument that maps a name to this machine, or that accepts a certificate of nobody's."
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

/// The list holds no name that is gone, and lacks none.
struct NeedsChromiumTests {
  @Test func theListNamesOnlyChecksThatExist() {
    let names = Set(SurfaceConformance.checks.map(\.name))
    #expect(NeedsChromium.checks.keys.filter { !names.contains($0) } == [])
  }

  @Test func theListNamesOnlyTestsThatAreSkippedByIt() throws {
    let sources = try Self.sources().values
    for test in NeedsChromium.allCases {
      let marked = try Regex(#"\.needsChromium\(\.\#(test.rawValue)\)[^{}]*?func \#(test.rawValue)\("#)
      #expect(sources.count { $0.contains(marked) } == 1, "\(test) is no test, or its test is not skipped")
    }
  }

  @Test func noTestIsSkippedUnderTheNameOfAnother() throws {
    for (file, source) in try Self.sources() {
      let marked = source.matches(of: /\.needsChromium\(\.(\w+)\)[^{}]*?func (\w+)\(/)
      for match in marked { #expect(match.1 == match.2, "\(file): \(match.2) has no name of its own in the list") }
      #expect(marked.count == Self.marks(in: source), "\(file): a mark stands before no test")
    }
  }

  @Test func eachTestThatTakesChromiumByItselfIsInTheList() throws {
    // A test of the drivers takes the browser that it is about.
    let taking = "kind: .chromium"
    for (file, source) in try Self.sources() where !file.hasPrefix("BrowserTesting/") && source.contains(taking) {
      // An error may name what to take.
      guard source.replacing(/"[^"\n]*"/, with: "").contains(taking) else { continue }
      let tests = source.matches(of: /^ *@Test\b/.anchorsMatchLineEndings()).count
      #expect(tests == Self.marks(in: source), "\(file): a test takes Chromium and is not in the list")
    }
  }

  private static func marks(in source: String) -> Int { source.matches(of: /\.needsChromium\(\./).count }

  /// Returns the sources of this target by their places in it.
  private static func sources() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".swift") }
    return try files.reduce(into: [:]) { sources, file in
      sources[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
  }
}
