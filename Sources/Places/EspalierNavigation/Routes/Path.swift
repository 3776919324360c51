/// A place's address within the app: segments, parameters by name, and a fragment.
///
/// It is written as one writes an address; what is interpolated is one segment or one value, whatever characters it
/// has:
///
/// ```swift
/// let (id, text) = (12, "rent & food")
/// let account: Path = "/accounts/\(id)"
/// let found: Path = "/operations?search=\(text)"
/// found["search"]  // "rent & food"
/// Path(found.description) == found  // read back from text, nil when that is no path
/// ```
///
/// Segments, parameters and fragment are text that has been decoded; printing encodes them. A path prints to text that
/// reads back as the same path: a segment that an address cannot hold as it is (an empty one, `.` and `..`) gets a `~`
/// before it. What no address can hold at all are control characters, and more than 2,048 bytes.
public struct Path: Hashable, Sendable {
  /// The parts between the slashes.
  public var segments: [String]
  /// The parameters behind the question mark; one that is repeated has several values.
  public var parameters: [String: [String]]
  /// The part behind the number sign.
  public var fragment: String?
  /// True when the path is ``none``.
  let isNone: Bool

  /// Makes a path of segments.
  public init(segments: [String], parameters: [String: [String]] = [:], fragment: String? = nil) {
    self.segments = segments
    self.parameters = parameters.filter { !$0.value.isEmpty }
    self.fragment = fragment
    isNone = false
  }

  private init(isNone: Bool) {
    segments = []
    parameters = [:]
    self.isNone = isNone
  }

  /// The root.
  public static let root = Path(segments: [])

  /// The path of a route without an address: no text leads to it, and it prints as nothing.
  public static let none = Path(isNone: true)

  /// The first segment.
  public var first: String? { segments.first }

  /// The path without its first segment.
  public var rest: Path { dropping(1) }

  /// The value of a parameter; the first one, when it is repeated.
  public subscript(_ parameter: String) -> String? { parameters[parameter]?.first }

  /// A nested route's path under this one. Under or over a place without an address there is none either.
  public static func + (left: Path, right: Path) -> Path {
    if left.isNone || right.isNone { return .none }
    return Path(
      segments: left.segments + right.segments,
      parameters: left.parameters.merging(right.parameters) { _, inner in inner },
      fragment: right.fragment ?? left.fragment)
  }

  /// A route's path under this one.
  public static func + (left: Path, right: some Route) -> Path { left + right.path }

  /// The paths above this one, the root first: `/`, `/accounts` for `/accounts/12`.
  public var ancestors: [Path] {
    (0..<segments.count).map { Path(segments: Array(segments.prefix($0))) }
      + (parameters.isEmpty && fragment == nil ? [] : [Path(segments: segments)])
  }
}
