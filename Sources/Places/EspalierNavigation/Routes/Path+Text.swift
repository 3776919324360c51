extension Path: CustomStringConvertible, Codable {
  /// Creates a path from text that begins with one slash.
  ///
  /// Returns nil if the text begins with two slashes, contains a backslash or a control character, or is longer than
  /// 2,048 bytes.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "/"), bytes.dropFirst().first != UInt8(ascii: "/"), bytes.count <= 2048,
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") })
    else { return nil }
    self.init(decoding: text)
  }

  /// Creates a path from encoded segments, parameters and fragment; nil if the encoding is invalid.
  init?(decoding text: String) {
    // Split by bytes: a combining mark after a slash forms one character with it.
    let parts = text.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    var fragment: String?
    if parts.count == 2 {
      guard let decoded = PathText.decode(Substring(parts[1])) else { return nil }
      fragment = decoded
    }
    let place = parts.first ?? text.utf8[...]
    let halves = place.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in (halves.first ?? place).split(separator: UInt8(ascii: "/")) {
      guard let segment = PathText.decode(Substring(part)) else { return nil }
      segments.append(EmptyText.unmark(segment, isSegment: true))
    }
    var parameters: [String: [String]] = [:]
    if halves.count == 2 {
      for pair in halves[1].split(separator: UInt8(ascii: "&")) {
        let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = PathText.decode(Substring(sides[0]), plusIsBlank: true),
          let value = sides.count == 2 ? PathText.decode(Substring(sides[1]), plusIsBlank: true) : ""
        else { return nil }
        parameters[name, default: []].append(value)
      }
    }
    self.init(segments: segments, parameters: parameters, fragment: fragment)
  }

  /// The path as a browser shows it, or an empty text for ``none``.
  ///
  /// Parameters are sorted by name.
  public var description: String {
    if isNone { return "" }
    var text = ""
    for segment in segments { text += "/" + PathText.encode(EmptyText.mark(segment, isSegment: true)) }
    if text.isEmpty { text = "/" }
    var separator = "?"
    for (name, values) in parameters.sorted(by: { $0.key < $1.key }) {
      for value in values {
        text += separator + PathText.encode(name) + "=" + PathText.encode(value)
        separator = "&"
      }
    }
    if let fragment { text += "#" + PathText.encode(fragment) }
    return text
  }

  /// Creates a path from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = text.isEmpty ? Path.none : Path(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a path of the app")
    }
    self = path
  }

  /// Encodes the path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
