internal import EspalierViews

/// A theme as style rules. It sets the variables that all other rules read.
enum ThemeStylesheet {
  static func rules(of theme: Theme) -> String {
    let usual = colors(light: theme.light, dark: theme.dark)
    let high = colors(light: theme.lightHighContrast, dark: theme.darkHighContrast) + "\n  --contrast: 1;"
    return """
      :root {
      \(usual)
      \(sizes(of: theme.type))
        --contrast: 0; --density: \(factor(of: theme.density)); --radius-card: \(px(theme.cardRadius.points));
        --radius-control: \(px(Double(max(theme.controlRadius, 0))));
      }
      @media (prefers-contrast: more) { :root {
      \(high)
      } }
      :root:has([data-look~=contrast-high]) {
      \(high)
      }
      \(Density.allCases.map { ":root:has([data-look~=density-\($0.rawValue)]) { --density: \(factor(of: $0)); }" }.joined(separator: "\n"))

      """
  }

  private static func colors(light: Palette, dark: Palette) -> String {
    var pairs = ColorRole.allCases.filter { $0 != .accent }.map { ($0.rawValue, light[$0], dark[$0]) }
    pairs += [("hover", light.hover, dark.hover), ("field", light.field, dark.field)]
    // A tint replaces the accent by another colour, and restores it inside.
    pairs += [("accent-own", light.accent, dark.accent), ("onAccent-own", light.onAccent, dark.onAccent)]
    if !light.chart.isEmpty && !dark.chart.isEmpty {
      for hue in 0..<ChartHues.count {
        pairs.append(("chart-\(hue)", light.chart[hue % light.chart.count], dark.chart[hue % dark.chart.count]))
      }
    }
    return pairs.map { "  --\($0.0): light-dark(\($0.1), \($0.2));" }.joined(separator: "\n")
  }

  /// Returns the sizes. They are in proportion to body text, whose size follows the person's own setting.
  private static func sizes(of type: TypeScale) -> String {
    let body = type.body.points > 0 ? type.body.points : 16
    let lines = TextStyle.allCases.map { style in
      let size = type[style]
      let points = number(size.points / body)
      let font = "\(size.weight) \(points)rem/\(number(size.lineHeight / body))rem"
      return "  --type-\(style.rawValue): \(font) var(--font); --size-\(style.rawValue): \(points)rem;"
    }
    return "  font-size: \(number(body / 16 * 100))%;\n" + lines.joined(separator: "\n")
  }

  private static func factor(of density: Density) -> String {
    switch density {
    case .compact: ".75"
    case .regular: "1"
    case .spacious: "1.25"
    }
  }

  private static func px(_ number: Double) -> String { "\(self.number(number))px" }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "1" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
