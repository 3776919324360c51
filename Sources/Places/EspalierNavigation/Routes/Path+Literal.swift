extension Path: ExpressibleByStringInterpolation {
  /// Creates a path from a string literal: `"/accounts"`.
  ///
  /// The slash at the start is optional.
  public init(stringLiteral text: String) {
    var parts = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 0)
    parts.appendLiteral(text)
    self = parts.finish()
  }

  /// Creates a path from a string literal with values: `"/accounts/\(id)"`.
  public init(stringInterpolation: StringInterpolation) {
    var parts = stringInterpolation
    self = parts.finish()
  }

  /// A collector of the parts of a path literal. Each interpolated value stays one segment or one parameter.
  ///
  /// - In a parameter, nil or an empty text leaves the parameter out: `"/search?q=\(text)"` is `/search` for an empty
  ///   text. As a segment, nil leaves the segment out.
  /// - An array repeats its parameter, or becomes one segment for each element.
  public struct StringInterpolation: StringInterpolationProtocol {
    private enum Position { case segment, name, value, fragment }

    private var path = Path(segments: [])
    private var position = Position.segment
    /// The collected literal text of the current part, still encoded.
    private var written = ""
    /// The collected text of the current part, decoded.
    private var text = ""
    private var hasValue = false
    /// True if a value was interpolated into the current part.
    private var isInterpolated = false
    /// True if the value of the current part is nil or an empty text, so that the part is omitted.
    private var isLeftOut = false
    private var repeated: [String]?
    private var name = ""

    /// Creates an empty collector.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
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

    /// Adds a value without its control characters, which no address can hold.
    public mutating func appendInterpolation<Value: PathParameter>(_ value: Value) { append(value) }

    /// Adds a value, or nothing for nil.
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
      // A part with an omitted value is dropped only if it holds nothing else.
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
