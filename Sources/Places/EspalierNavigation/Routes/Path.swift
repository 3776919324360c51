/// The address of a place within the app: segments, parameters by name, and a fragment.
///
/// Write it as a string literal. Each interpolated value is one segment or one parameter value, whatever characters it
/// contains:
///
/// ```swift
/// let (id, text) = (12, "rent & food")
/// let account: Path = "/accounts/\(id)"
/// let found: Path = "/operations?search=\(text)"
/// found["search"]  // "rent & food"
/// Path(found.description) == found  // read back from text, nil when that is no path
/// ```
///
/// Segments, parameters and fragment are decoded text; printing the path encodes them. The printed text reads back as
/// the same path. A segment that an address cannot hold (an empty one, `.` or `..`) is printed with a leading `~`. An
/// address cannot hold control characters, or more than 2,048 bytes.
public struct Path: Hashable, Sendable {
  /// The parts between the slashes.
  public var segments: [String]
  /// The parameters after the question mark; a repeated parameter has several values.
  public var parameters: [String: [String]]
  /// The part after the number sign.
  public var fragment: String?
  /// True if the path is ``none``.
  let isNone: Bool

  /// Creates a path from segments, parameters and a fragment.
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

  /// The root path.
  public static let root = Path(segments: [])

  /// The path of a route without an address; no text is read as this path, and its description is empty.
  public static let none = Path(isNone: true)

  /// The first segment.
  public var first: String? { segments.first }

  /// The path without its first segment.
  public var rest: Path { dropping(1) }

  /// The value of a parameter, or its first value if the parameter is repeated.
  public subscript(_ parameter: String) -> String? { parameters[parameter]?.first }

  /// Returns the path of a nested route below another path.
  ///
  /// If either side is ``none``, the result is ``none``.
  public static func + (left: Path, right: Path) -> Path {
    if left.isNone || right.isNone { return .none }
    return Path(
      segments: left.segments + right.segments,
      parameters: left.parameters.merging(right.parameters) { _, inner in inner },
      fragment: right.fragment ?? left.fragment)
  }

  /// Returns a route's path below another path.
  public static func + (left: Path, right: some Route) -> Path { left + right.path }

  /// The paths above this one, starting with the root: `/` and `/accounts` for `/accounts/12`.
  public var ancestors: [Path] {
    (0..<segments.count).map { Path(segments: Array(segments.prefix($0))) }
      + (parameters.isEmpty && fragment == nil ? [] : [Path(segments: segments)])
  }
}
