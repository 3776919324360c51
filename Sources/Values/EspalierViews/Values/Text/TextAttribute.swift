/// One attribute of characters in a ``Text``, such as bold.
public struct TextAttribute: Sendable {
  let apply: @Sendable (inout TextAttributes) -> Void

  private init(_ apply: @escaping @Sendable (inout TextAttributes) -> Void) { self.apply = apply }

  /// The weight of a word that stands out.
  public static let bold = weight(.bold)
  /// Letters that are italic.
  public static let italic = TextAttribute { $0.isItalic = true }
  /// A line below the characters.
  public static let underlined = TextAttribute { $0.isUnderlined = true }
  /// A line through the characters, for what no longer counts.
  public static let struckThrough = TextAttribute { $0.isStruckThrough = true }
  /// Letters of one width, for what a person types or copies.
  public static let code = TextAttribute { $0.isCode = true }

  /// Returns the attribute of a weight.
  public static func weight(_ weight: Font.Weight) -> TextAttribute { TextAttribute { $0.weight = weight } }

  /// Returns the attribute of a colour. A role of the theme has enough contrast in all surroundings.
  public static func color(_ color: ViewColor) -> TextAttribute { TextAttribute { $0.color = color } }

  /// Returns the attribute of a size in points, before it is scaled to the person's own text size. A size that is NaN or
  /// not above 0 leaves the size as it is; the largest is 999.
  public static func size(_ points: Double) -> TextAttribute {
    TextAttribute { if points > 0 { $0.size = min(points, 999) } }
  }

  /// Returns the attribute of a link to a place of the app, or to an address outside of it.
  ///
  /// In a row that is a link or a button itself, the characters are no link, because a control cannot contain another
  /// one.
  public static func link(to destination: Destination) -> TextAttribute {
    TextAttribute { $0.destination = destination }
  }
}

/// The look of the characters in a run of a ``Text``.
public struct TextAttributes: Hashable, Sendable {
  /// The weight of the letters; nil for the weight of the view's text.
  public var weight: Font.Weight?
  /// The size in points, before it is scaled to the person's own text size; nil for the size of the view's text.
  public var size: Double?
  /// The colour; nil for the colour of the view's text.
  public var color: ViewColor?
  /// A Boolean value that indicates whether the letters are italic.
  public var isItalic = false
  /// A Boolean value that indicates whether a line is below the characters.
  public var isUnderlined = false
  /// A Boolean value that indicates whether a line is through the characters.
  public var isStruckThrough = false
  /// A Boolean value that indicates whether the letters have one width, as in code.
  public var isCode = false
  /// The destination of the link that the characters are; nil for characters that are no link.
  public var destination: Destination?

  /// Creates attributes that leave the look of the view's text as it is.
  public init() {}

  init(_ attributes: [TextAttribute]) {
    self.init()
    for attribute in attributes { attribute.apply(&self) }
  }
}
