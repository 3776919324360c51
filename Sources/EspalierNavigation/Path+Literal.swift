extension Path: ExpressibleByStringInterpolation {
  /// Reads a path that is written out: `"/accounts"`. A slash at its start may be left out.
  public init(stringLiteral text: String) { self = Path(decoding: text) ?? Path(segments: [text]) }

  /// Reads a path that is written out with values in it: `"/accounts/\(id)"`.
  public init(stringInterpolation: StringInterpolation) { self.init(stringLiteral: stringInterpolation.text) }

  /// Collects the parts of a written path; values are encoded, so that each stays the one segment or parameter that it
  /// is.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text: String

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds what is written out.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value; control characters, which no address can hold, are left out.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let shown = value.description.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      text += PercentCoding.encode(String(String.UnicodeScalarView(shown)))
    }
  }
}
