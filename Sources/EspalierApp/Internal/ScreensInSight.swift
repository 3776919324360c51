internal import EspalierConnectors
internal import EspalierNavigation

/// The patterns of an app's addresses, for those who may know which screen somebody sees, and not what is on it.
struct ScreenPatterns: Sendable {
  private let patterns: [[Substring]]

  init<Place: Route>(_ type: Place.Type) {
    patterns = type.siteMap.addresses.map { $0.pattern.prefix { $0 != "?" && $0 != "#" }.split(separator: "/") }
  }

  /// The pattern that a path has; the one with the most written-out segments where several fit, and `/…` where none does.
  func pattern(of path: Path) -> String {
    let segments = path.description.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    let fitting = patterns.filter { fits($0, segments) }
    let best = fitting.max { count(of: $0, in: segments) < count(of: $1, in: segments) }
    return "/" + (best ?? ["…"]).joined(separator: "/")
  }

  private func fits(_ pattern: [Substring], _ segments: [Substring]) -> Bool {
    if let last = pattern.last, last.hasSuffix("…") || last.hasSuffix("…}") {
      let known = pattern.dropLast()
      return segments.count >= known.count && zip(known, segments).allSatisfy(Self.fits)
    }
    return pattern.count == segments.count && zip(pattern, segments).allSatisfy(Self.fits)
  }

  /// A value may have text around it, as in `@{String}`.
  private static func fits(_ part: Substring, _ segment: Substring) -> Bool {
    guard let start = part.firstIndex(of: "{"), let end = part.lastIndex(of: "}") else { return part == segment }
    let (before, after) = (part[..<start], part[part.index(after: end)...])
    return segment.count >= before.count + after.count && segment.hasPrefix(before) && segment.hasSuffix(after)
  }

  private func count(of pattern: [Substring], in segments: [Substring]) -> Int {
    zip(pattern, segments).count { $0 == $1 }
  }
}

/// Which screen of a window is in sight, told when it is another one.
@MainActor
final class ScreensInSight {
  private let patterns: ScreenPatterns
  private let tell: @MainActor (LifecycleEvent) -> Void
  private var path: Path?

  init(_ patterns: ScreenPatterns, tell: @escaping @MainActor (LifecycleEvent) -> Void) {
    self.patterns = patterns
    self.tell = tell
  }

  func show(_ state: NavigationState) { show(state.place) }

  func end() { show(nil) }

  private func show(_ new: Path?) {
    guard new != path else { return }
    if let path { tell(.screenDisappeared(pattern: patterns.pattern(of: path))) }
    if let new { tell(.screenAppeared(pattern: patterns.pattern(of: new))) }
    path = new
  }
}
