/// A place's address within the app: segments, and parameters by name.
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
/// Segments and parameters are text that has been decoded; printing encodes them.
public struct Path: Hashable, Sendable, CustomStringConvertible {
  /// The parts between the slashes.
  public var segments: [String]
  /// The parameters behind the question mark.
  public var parameters: [String: String]

  /// Makes a path of segments.
  public init(segments: [String], parameters: [String: String] = [:]) {
    self.segments = segments
    self.parameters = parameters
  }

  /// The root.
  public static let root = Path(segments: [])

  /// Reads a path from text that begins with one slash; a fragment is left out. Two slashes at the start, a backslash
  /// or a control character make it no path at all.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "/"), !text.hasPrefix("//"), bytes.count <= 2048,
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") })
    else { return nil }
    self.init(decoding: text)
  }

  /// Reads segments and parameters; nil when something is encoded wrongly.
  init?(decoding text: String) {
    let place = text.prefix { $0 != "#" }
    let halves = place.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in (halves.first ?? "").split(separator: "/") {
      guard let segment = PercentCoding.decode(part) else { return nil }
      segments.append(segment)
    }
    var parameters: [String: String] = [:]
    if halves.count == 2 {
      for pair in halves[1].split(separator: "&") {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = PercentCoding.decode(sides[0], plusIsBlank: true),
          let value = sides.count == 2 ? PercentCoding.decode(sides[1], plusIsBlank: true) : ""
        else { return nil }
        parameters[name] = value
      }
    }
    self.init(segments: segments, parameters: parameters)
  }

  /// The path as a browser shows it; parameters are sorted by name, so that equal paths print alike.
  ///
  /// Segments that no address can hold are left out: an empty one, which could make two slashes and lead to another host,
  /// and `.` and `..`, which browsers fold.
  public var description: String {
    var text = ""
    for segment in segments where !["", ".", ".."].contains(segment) { text += "/" + PercentCoding.encode(segment) }
    if text.isEmpty { text = "/" }
    if !parameters.isEmpty {
      text += "?"
      text += parameters.sorted { $0.key < $1.key }
        .map { PercentCoding.encode($0.key) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
    }
    return text
  }

  /// The first segment.
  public var first: String? { segments.first }

  /// The path without its first segment, for a nested route to read.
  public var rest: Path { Path(segments: Array(segments.dropFirst()), parameters: parameters) }

  /// The value of a parameter.
  public subscript(_ parameter: String) -> String? { parameters[parameter] }

  /// A nested route's path under this one.
  public static func + (left: Path, right: Path) -> Path {
    Path(
      segments: left.segments + right.segments,
      parameters: left.parameters.merging(right.parameters) { _, inner in inner })
  }

  /// The paths above this one, the root first: `/`, `/accounts` for `/accounts/12`.
  public var ancestors: [Path] {
    (0..<segments.count).map { Path(segments: Array(segments.prefix($0))) }
      + (parameters.isEmpty ? [] : [Path(segments: segments)])
  }
}

extension Path: Codable {
  /// Reads a path from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = Path(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a path of the app")
    }
    self = path
  }

  /// Writes the path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
