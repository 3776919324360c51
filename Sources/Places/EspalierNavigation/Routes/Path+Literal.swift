extension Path: ExpressibleByStringInterpolation {
  /// Reads a path that is written out: `"/accounts"`. A slash at its start may be left out.
  public init(stringLiteral text: String) {
    var parts = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 0)
    parts.appendLiteral(text)
    self = parts.finish()
  }

  /// Reads a path that is written out with values in it: `"/accounts/\(id)"`.
  public init(stringInterpolation: StringInterpolation) {
    var parts = stringInterpolation
    self = parts.finish()
  }

  /// Collects the parts of a written path; each value stays the one segment or parameter that it is.
  ///
  /// - In a parameter, nil leaves the parameter out, and so does a text that is empty: `"/search?q=\(text)"` is
  ///   `/search` for no text. As a segment, nil leaves the segment out.
  /// - An array repeats its parameter, or is that many segments.
  public struct StringInterpolation: StringInterpolationProtocol {
    private enum Position { case segment, name, value, fragment }

    private var path = Path(segments: [])
    private var position = Position.segment
    /// Text as it was written out, still encoded.
    private var written = ""
    /// The text of the part under way so far, decoded.
    private var text = ""
    private var hasValue = false
    /// True when a value was interpolated into the part under way.
    private var isInterpolated = false
    /// Nil was put where a value stands, or an empty text.
    private var isLeftOut = false
    private var repeated: [String]?
    private var name = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text that is written out.
    public mutating func appendLiteral(_ literal: String) {
      for scalar in literal.unicodeScalars {
        switch (scalar, position) {
        case ("/", .segment): endPart(next: .segment)
        case ("?", .segment): endPart(next: .name)
        case ("=", .name): endPart(next: .value)
        case ("&", .name), ("&", .value): endPart(next: .name)
        case ("#", .segment), ("#", .name), ("#", .value): endPart(next: .fragment)
        default: written.unicodeScalars.append(scalar)
        }
      }
    }

    /// Adds a value; control characters, which no address can hold, are left out.
    public mutating func appendInterpolation<Value: PathParameter>(_ value: Value) { append(value) }

    /// Adds a value, or leaves it out.
    public mutating func appendInterpolation<Value: PathValue>(_ value: Value?) { append(value) }

    private mutating func append<Value: PathParameter>(_ value: Value) {
      takeWritten()
      isInterpolated = true
      let texts = value.pathTexts.map(Self.withoutControls)
      switch Value.pathForm {
      case .many:
        repeated = (repeated ?? []) + texts
      case .optional where texts.isEmpty:
        isLeftOut = true
      case .one, .optional:
        let shown = texts.first ?? ""
        if Value.pathForm == .one, shown.isEmpty, position == .value || position == .fragment {
          isLeftOut = true
        } else {
          hasValue = true
        }
        text += shown
      }
    }

    private static func withoutControls(_ text: String) -> String {
      if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) { return text }
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }

    private mutating func takeWritten() {
      guard !written.isEmpty else { return }
      let isPlusBlank = position == .name || position == .value
      text += PathText.decode(written[...], plusIsBlank: isPlusBlank) ?? written
      hasValue = true
      written = ""
    }

    private mutating func endPart(next: Position) {
      takeWritten()
      // What a value left out is left out only if nothing else stands in its part.
      let isThere = hasValue || !text.isEmpty
      switch position {
      case .segment:
        if isThere { path.segments.append(isInterpolated ? text : EmptyText.unmark(text, isSegment: true)) }
        path.segments += repeated ?? []
      case .name:
        name = text
        if next != .value, !name.isEmpty { path.parameters[name, default: []].append("") }
      case .value:
        if let repeated {
          if !repeated.isEmpty { path.parameters[name, default: []] += repeated }
        } else if isThere || !isLeftOut {
          path.parameters[name, default: []].append(text)
        }
      case .fragment:
        if isThere || !isLeftOut { path.fragment = text }
      }
      (text, hasValue, isInterpolated, isLeftOut, repeated, position) = ("", false, false, false, nil, next)
    }

    mutating func finish() -> Path {
      endPart(next: .segment)
      return path
    }
  }
}
