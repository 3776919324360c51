internal import EspalierNavigation
internal import Synchronization

/// The patterns of an app's addresses. Observers receive them if they may know which screen is visible, but not its
/// content.
///
/// The places below a route with a custom parser are known when a window reports them; until then they are "…".
final class ScreenPatterns: Sendable {
  private struct Known {
    var patterns: [[Substring]]
    var places: [ObjectIdentifier: [SiteMap.Place]] = [:]
    /// The names of the discovered places that have been added, to add them only once.
    var names: Set<[String]> = []
  }

  private let known: Mutex<Known>
  private let siteMap: @Sendable ([ObjectIdentifier: [SiteMap.Place]]) -> SiteMap

  init<Place: Route>(_ type: Place.Type) {
    siteMap = { SiteMap(of: type, known: $0) }
    known = Mutex(Known(patterns: Self.patterns(of: type.siteMap)))
  }

  private static func patterns(of map: SiteMap) -> [[Substring]] {
    map.addresses.map { $0.pattern.prefix { $0 != "?" && $0 != "#" }.split(separator: "/") }
  }

  /// Adds the places of a route with a custom parser, unless they are already known.
  func take(_ found: FoundPlaces) {
    known.withLock { known in
      guard known.names.insert(found.name).inserted else { return }
      known.places[found.route, default: []] += found.places()
      known.patterns = Self.patterns(of: siteMap(known.places))
    }
  }

  /// All addresses, including those that have been added.
  var all: SiteMap { siteMap(known.withLock(\.places)) }

  /// The number of times that discovered places have been added. After each addition, a path may have a more specific
  /// pattern.
  var version: Int { known.withLock { $0.names.count } }

  /// Returns the most specific pattern of a path, or `/…` if none matches.
  ///
  /// Patterns are compared segment by segment. Fixed text comes first, then a value with text around it, then a number,
  /// then another value, and last the rest of a path. Among equally specific patterns, the first in the list counts.
  func pattern(of path: Path) -> String {
    let segments = path.description.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    var best: (pattern: [Substring], rank: [Int])?
    for pattern in known.withLock(\.patterns) where fits(pattern, segments) {
      let rank = pattern.map(Self.vagueness)
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (pattern, rank) }
    }
    return "/" + (best?.pattern ?? ["…"]).joined(separator: "/")
  }

  private static func vagueness(_ part: Substring) -> Int {
    guard let value = value(of: part) else { return part == "…" ? 4 : 0 }
    if value.name.hasSuffix("…") { return 4 }
    if !value.before.isEmpty || !value.after.isEmpty { return 1 }
    return value.name == "Int" ? 2 : 3
  }

  /// Returns the name of the value in a segment of a pattern such as `@{String}`, and the text before and after the
  /// value. Returns nil for a segment without a value.
  private static func value(of part: Substring) -> (before: Substring, name: Substring, after: Substring)? {
    guard let start = part.firstIndex(of: "{"), let end = part.lastIndex(of: "}") else { return nil }
    return (part[..<start], part[part.index(after: start)..<end], part[part.index(after: end)...])
  }

  private func fits(_ pattern: [Substring], _ segments: [Substring]) -> Bool {
    if let last = pattern.last, last.hasSuffix("…") || last.hasSuffix("…}") {
      let known = pattern.dropLast()
      return segments.count >= known.count && zip(known, segments).allSatisfy(Self.fits)
    }
    return pattern.count == segments.count && zip(pattern, segments).allSatisfy(Self.fits)
  }

  private static func fits(_ part: Substring, _ segment: Substring) -> Bool {
    guard let (before, name, after) = value(of: part) else { return part == segment }
    guard segment.count >= before.count + after.count, segment.hasPrefix(before), segment.hasSuffix(after) else {
      return false
    }
    return name != "Int" || Int(segment.dropFirst(before.count).dropLast(after.count)) != nil
  }
}
