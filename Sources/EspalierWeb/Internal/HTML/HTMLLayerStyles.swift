internal import EspalierViews

extension HTMLElement {
  /// Edges, lines, shadow, size and the like: seldom set, so one word list for all of them.
  mutating func addLayerStyles() {
    let keys = [
      slot(View.insets), slot(View.border), slot(View.shadow), slot(View.clipsContent), slot(View.tint),
      slot(View.transform), slot(View.frame), slot(View.aspectRatio), slot(View.layoutWeight),
    ]
    looks.append(
      HTMLLook(keys: keys) { reader in
        let words = HTMLLayerWords.words(of: reader)
        return words.isEmpty ? nil : words.joined(separator: " ")
      })
  }

  /// The space between parts and how they line up.
  mutating func addContainerStyles(of container: ContainerView.Type) {
    switch container.arrangement {
    case .line: break
    case .grid:
      classes.removeAll { $0 == "row" || $0 == "column" }
      addClass("grid")
      look(of: GridContainer.columns) { $0 == .fitting ? nil : "columns-\($0.rawValue)" }
    case .strip:
      addClass("strip")
      // What scrolls can be reached by keyboard, unless it stands in a control.
      if !isInsideControl {
        set("tabindex", to: "0")
        speak("role", reading: []) { _ in "group" }
        bindKey()
      }
    }
    looks.append(
      HTMLLook(keys: [slot(ContainerView.gap), slot(ContainerView.contentAlignment), slot(ContainerView.distribution)])
      { reader in
        let distribution = reader.value(of: ContainerView.distribution)
        let words = [
          reader.value(of: ContainerView.gap).map { "gap-\($0.rawValue)" },
          reader.value(of: ContainerView.contentAlignment).map { "items-\($0.rawValue)" },
          distribution == .start ? nil : "spread-\(distribution.rawValue)",
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
      })
  }
}

/// The words of a view's layer; `displays.css` has a rule for each, and none is made that it does not have.
enum HTMLLayerWords {
  static let points = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96, 128, 160, 192, 240, 320, 400, 480]
  static let scales = [50, 75, 90, 100, 110, 125, 150, 200]
  /// What stands on the accent can be read on these.
  private static let tints: Set<ColorRole> = [.text, .secondary, .accent, .positive, .negative, .warning]
  private static let fractions: [(word: Int, value: Double)] = [
    (25, 0.25), (33, 1 / 3), (50, 0.5), (67, 2 / 3), (75, 0.75),
  ]

  static func words(of reader: HTMLReader) -> [String] {
    var words: [String] = []
    if let insets = reader.value(of: View.insets) {
      for (edge, space) in [
        ("top", insets.top), ("start", insets.leading), ("bottom", insets.bottom), ("end", insets.trailing),
      ] {
        if let space { words.append("pad-\(edge)-\(space.rawValue)") }
      }
    }
    if let border = reader.value(of: View.border) {
      words += ["border-\(border.width.rawValue)", "line-\(border.color.rawValue)"]
    }
    if reader.value(of: View.shadow) != .none { words.append("shadow-\(reader.value(of: View.shadow).rawValue)") }
    if reader.value(of: View.clipsContent) { words.append("clip") }
    if let tint = reader.value(of: View.tint), tints.contains(tint) { words.append("tint-\(tint.rawValue)") }
    if let transform = reader.value(of: View.transform) { words += self.words(of: transform) }
    if let frame = reader.value(of: View.frame) {
      words += [("wide", frame.width), ("high", frame.height)].compactMap { side, length in
        length.map { "\(side)-\(word(of: $0))" }
      }
    }
    if let ratio = reader.value(of: View.aspectRatio) { words.append("ratio-\(ratio.rawValue)") }
    let weight = reader.value(of: View.layoutWeight)
    if weight > 0 { words.append("weight-\(min(weight, 6))") }
    return words
  }

  private static func words(of transform: Transform) -> [String] {
    var words: [String] = []
    if transform.rotation.isFinite {
      let steps = Int((transform.rotation.truncatingRemainder(dividingBy: 360) / 15).rounded())
      let degrees = (steps + 24) % 24 * 15
      if degrees != 0 { words.append("turn-\(degrees)") }
    }
    if transform.scale.isFinite {
      let scale = nearest(transform.scale, in: scales.map { ($0, Double($0) / 100) })
      if scale != 100 { words.append("scale-\(scale)") }
    }
    return words
  }

  private static func word(of length: Frame.Length) -> String {
    switch length {
    case .points(let wanted): "\(nearest(Double(wanted), in: points.map { ($0, Double($0)) }))"
    case .fraction(let wanted): "part-\(nearest(wanted, in: fractions))"
    case .fill: "fill"
    case .fit: "fit"
    }
  }

  private static func nearest(_ wanted: Double, in steps: [(word: Int, value: Double)]) -> Int {
    steps.min { abs($0.value - wanted) < abs($1.value - wanted) }?.word ?? 0
  }
}
