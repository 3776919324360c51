/// A foreground and a background colour of a theme that have too little contrast.
public struct ContrastFailure: Hashable, Sendable, CustomStringConvertible {
  /// The variant of the theme that contains the two colours.
  public let variant: Theme.Variant
  /// The name of the colour of the foreground.
  public let foreground: String
  /// The name of the colour behind the foreground.
  public let background: String
  /// The contrast between the two colours, from 1 to 21.
  public let ratio: Double
  /// The contrast that WCAG 2.2 AA requires between the two colours: 4.5 for text, 3 for graphics.
  public let required: Double

  /// The variant, the names of the two colours, their contrast and the required contrast, as text.
  public var description: String {
    "\(variant): \(foreground) on \(background) has \((ratio * 100).rounded() / 100), needs \(required)"
  }
}

extension Theme {
  /// Returns the pairs of foreground and background colours whose contrast falls short of WCAG 2.2 AA. It is empty for
  /// a readable theme.
  ///
  /// The colours of text (text, secondary, accent, positive, negative, warning) are compared with every surface, the
  /// colour on the accent with the accent and its tints, and the edges of fields and the colours of charts with the
  /// surfaces behind them.
  public func contrastFailures() -> [ContrastFailure] {
    Variant.allCases.flatMap { variant in
      self[variant].pairs.compactMap { pair in
        let ratio = pair.foreground.color.contrast(with: pair.background.color)
        guard ratio < pair.required else { return nil }
        return ContrastFailure(
          variant: variant, foreground: pair.foreground.name, background: pair.background.name, ratio: ratio,
          required: pair.required)
      }
    }
  }
}

extension Palette {
  fileprivate typealias Named = (name: String, color: Color)
  fileprivate typealias Pair = (foreground: Named, background: Named, required: Double)

  fileprivate var pairs: [Pair] {
    let read: [ColorRole] = [.text, .secondary, .accent, .positive, .negative, .warning]
    let tints: [ColorRole] = [.accent, .secondary, .positive, .negative, .warning]
    let surfaces: [Named] = [("surface", surface), ("raised", raised), ("hover", hover)]
    var pairs: [Pair] = []
    for role in read { pairs += surfaces.map { ((role.rawValue, self[role]), $0, 4.5) } }
    for role in tints { pairs.append((("onAccent", onAccent), (role.rawValue, self[role]), 4.5)) }
    pairs += surfaces.prefix(2).map { (("field", field), $0, 3) }
    for (number, color) in chart.enumerated() { pairs.append((("chart \(number)", color), ("raised", raised), 3)) }
    return pairs
  }
}
