internal import EspalierViews

extension HTMLElement {
  /// Adds edges, lines, shadow, size and similar styles. They are rarely set, so all of them share one list of words
  /// and one list of declarations.
  mutating func addLayerStyles() {
    let keys = [
      slot(View.insets), slot(View.border), slot(View.shadow), slot(View.clipsContent), slot(View.tint),
      slot(View.transform), slot(View.frame), slot(View.aspectRatio), slot(View.layoutWeight),
      slot(View.layoutPriority),
      slot(View.font),
    ]
    looks.append(
      HTMLLook(keys: keys) { reader in
        let words = HTMLLayerWords.words(of: reader)
        return words.isEmpty ? nil : words.joined(separator: " ")
      })
    let declared = [
      slot(View.border), slot(View.shadow), slot(View.tint), slot(View.transform), slot(View.frame), slot(View.font),
    ]
    declare(reading: declared) { reader in
      let texts = HTMLLayerDeclarations.texts(of: reader)
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }
}

/// The words of `data-look` for a view's layer. `displays.css` has a rule for each word, and no other word is produced.
enum HTMLLayerWords {
  /// The lengths that have words of their own, because many views use them.
  static let points: Set<Int> = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96, 128, 160, 192, 240, 320, 400, 480]
  /// The border widths for which the stylesheet has a rule, such as `border-2`.
  static let borders: Set<Double> = [1, 2, 4]
  /// The colour roles that can be a tint, because text in the accent's text colour is legible on them.
  static let tints: Set<ColorRole> = [.text, .secondary, .accent, .positive, .negative, .warning]

  static func words(of reader: HTMLReader) -> [String] {
    var words: [String] = []
    if let insets = reader.value(of: View.insets) {
      for (edge, space) in [
        ("top", insets.top), ("start", insets.leading), ("bottom", insets.bottom), ("end", insets.trailing),
      ] {
        if let word = space.flatMap({ HTMLSpace.word(of: $0) }) { words.append("pad-\(edge)-\(word)") }
      }
    }
    if let border = reader.value(of: View.border) {
      if borders.contains(border.width.points) { words.append("border-\(Int(border.width.points))") }
      if let role = border.color.role { words.append("line-\(role.rawValue)") }
    }
    let shadow = reader.value(of: View.shadow)
    if Shadow.steps.dropFirst().contains(shadow) { words.append("shadow-\(shadow)") }
    if reader.value(of: View.clipsContent) { words.append("clip") }
    if let tint = reader.value(of: View.tint)?.role, tints.contains(tint) { words.append("tint-\(tint.rawValue)") }
    if let transform = reader.value(of: View.transform), transform != .identity { words.append("turned") }
    if let frame = reader.value(of: View.frame) {
      words += [("wide", frame.width), ("high", frame.height)].compactMap { side, length in
        length.map { "\(side)-\(word(of: $0))" }
      }
      if frame.maximumHeight != nil { words.append("bounded") }
      let bounds = [frame.minimumWidth, frame.maximumWidth, frame.minimumHeight, frame.maximumHeight]
      if bounds.contains(where: { $0 != nil }) { words.append("bounds") }
    }
    if let ratio = reader.value(of: View.aspectRatio) { words.append("ratio-\(ratio.rawValue)") }
    let weight = reader.value(of: View.layoutWeight)
    if weight > 0 { words.append("weight-\(min(weight, 6))") }
    let priority = reader.value(of: View.layoutPriority)
    if priority != .normal { words.append("yields-\(priority == .low ? "first" : "last")") }
    return words
  }

  /// Returns the word of a length. Returns `own` for a length without a word, because it becomes a style declaration.
  private static func word(of length: Frame.Length) -> String {
    switch length {
    case .points(let wanted): points.contains(wanted) ? "\(wanted)" : "own"
    case .fraction: "own"
    case .fill: "fill"
    case .fit: "fit"
    }
  }
}

/// The style declarations of a view's layer, for all styles without words.
enum HTMLLayerDeclarations {
  static func texts(of reader: HTMLReader) -> [String] {
    var texts: [String] = []
    if let border = reader.value(of: View.border) { texts += self.texts(of: border) }
    if let shadow = reader.value(of: View.shadow).declared { texts.append("box-shadow:\(shadow)") }
    if let tint = reader.value(of: View.tint), let color = tint.declared, let ink = tint.inkDeclared {
      texts += ["--accent:\(color)", "--onAccent:\(ink)"]
    }
    if let transform = reader.value(of: View.transform) { texts += self.texts(of: transform) }
    if let frame = reader.value(of: View.frame) { texts += self.texts(of: frame) }
    if let font = reader.value(of: View.font) { texts += self.texts(of: font) }
    return texts
  }

  private static func texts(of border: Border) -> [String] {
    var texts: [String] = []
    let points = border.width.points
    if !HTMLLayerWords.borders.contains(points) {
      texts += ["border-style:solid", "border-width:\(points.declared)px"]
    }
    if let color = border.color.declared { texts.append("border-color:\(color)") }
    return texts
  }

  private static func texts(of transform: Transform) -> [String] {
    var texts: [String] = []
    if transform.rotation.isFinite {
      let degrees = transform.rotation.truncatingRemainder(dividingBy: 360)
      if degrees != 0 { texts.append("rotate:\(degrees.declared)deg") }
    }
    if transform.scale.isFinite, transform.scale != 1 {
      texts.append("scale:\(min(max(transform.scale, -100), 100).declared)")
    }
    let (x, y) = (transform.x.length, transform.y.length)
    if x != 0 || y != 0 { texts.append("translate:\(x.declared)px \(y.declared)px") }
    return texts
  }

  private static func texts(of frame: Frame) -> [String] {
    var texts: [String] = []
    for (name, length) in [("width", frame.width), ("height", frame.height)] {
      switch length {
      case .points(let points) where !HTMLLayerWords.points.contains(points):
        texts.append("\(name):\(self.text(of: .points(points)))")
      case .fraction: if let length { texts.append("\(name):\(self.text(of: length))") }
      default: break
      }
    }
    let bounds = [
      ("min-width", frame.minimumWidth), ("min-height", frame.minimumHeight), ("max-height", frame.maximumHeight),
    ]
    texts += bounds.compactMap { name, length in length.map { "\(name):\(text(of: $0))" } }
    // The width never exceeds the available room, as for all other views.
    return texts
      + (frame.maximumWidth.map { [$0 == .fit ? "max-width:fit-content" : "max-width:min(100%,\(text(of: $0)))"] } ?? [])
  }

  private static func text(of length: Frame.Length) -> String {
    switch length {
    // In proportion to the person's own text size, like the rules of the words.
    case .points(let points): "\((Double(max(points, 0)) / 16).declared)rem"
    case .fraction(let part): "\((part.isFinite ? min(max(part, 0), 1) * 100 : 100).declared)%"
    case .fill: "100%"
    case .fit: "fit-content"
    }
  }

  private static func texts(of font: Font) -> [String] {
    var texts: [String] = []
    if let size = font.size { texts += ["font-size:\((size / 16).declared)rem", "line-height:1.3"] }
    if let weight = font.weight { texts.append("font-weight:\(weight.rawValue)") }
    if font.isItalic { texts.append("font-style:italic") }
    switch font.family {
    case .standard: break
    case .serif: texts.append("font-family:ui-serif,Georgia,'Times New Roman',serif")
    case .monospaced: texts.append("font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace")
    case .rounded: texts.append("font-family:ui-rounded,'Hiragino Maru Gothic ProN',var(--font)")
    case .named(let name):
      if isFamily(name) {
        texts.append("font-family:'\(name)',var(--font)")
      } else {
        HTMLLog.warn(
          "A font family has a name that is none; the theme's family stands in for it.", about: String(name.prefix(64)))
      }
    }
    return texts
  }

  private static func isFamily(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || " -_".unicodeScalars.contains($0)
      }
  }
}

/// The notation of a space. A named space becomes a word of `data-look` or a class, and any other space becomes a style
/// declaration.
enum HTMLSpace {
  private static let steps = Set(Spacing.steps.map(\.value))

  static func word(of space: Spacing) -> String? { steps.contains(space) ? "\(Int(space.points))" : nil }

  /// The declarations of the space inside a view's edges; nil if all of it has words.
  ///
  /// A declaration takes precedence over a word, so a padding without a word declares the edges that are set, too.
  static func padding(_ padding: Spacing, insets: Insets?) -> String? {
    let isDeclared = word(of: padding) == nil
    let edges = [
      ("-block-start", insets?.top), ("-inline-start", insets?.leading), ("-block-end", insets?.bottom),
      ("-inline-end", insets?.trailing),
    ].filter { $0.1.map { isDeclared || word(of: $0) == nil } ?? false }
    let texts = ((isDeclared ? [("", padding)] : []) + edges).compactMap { edge, space in
      space.map { "padding\(edge):\($0.points.declared)px" }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ";")
  }

  /// The declaration of a space between parts, which the window's density scales.
  static func gap(_ space: Spacing) -> String { "gap:calc(\(space.points.declared)px * var(--density))" }
}

extension Shadow {
  /// The shadow in CSS notation; nil for an elevation, because an elevation becomes a word of `data-look`.
  var declared: String? {
    guard case .cast(let color, let radius, let x, let y, let opacity) = self else { return nil }
    let share = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    let paint =
      share == 1
      ? color.anyDeclared : "color-mix(in srgb,\(color.anyDeclared) \((share * 100).declared)%,transparent)"
    return "\(x.length.declared)px \(y.length.declared)px \(max(0, radius.length).declared)px \(paint)"
  }
}

extension Double {
  /// The number as a length in points that browsers take: finite, and at most 9,999 either way.
  var length: Double { isFinite ? min(max(self, -9_999), 9_999) : 0 }

  /// The number in CSS notation, with at most four decimal places, so that a sixteenth is exact.
  var declared: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
