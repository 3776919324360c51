import Espalier

/// The style rules of the gallery's own views in a browser.
enum GalleryStylesheet {
  static var rules: String { fixed + swatches }

  private static let fixed = """
    .code {
      margin: 0; padding: 12px 16px; border-radius: var(--radius-card); color: var(--text); box-shadow: var(--ring);
      font: .8125rem/1.25rem ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere;
      direction: ltr; text-align: left; tab-size: 2;
    }
    .item > .code, .item.code { display: block; }
    .swatch { flex: none; width: 40px; height: 40px; border-radius: 8px; box-shadow: inset 0 0 0 1px var(--field); }
    .sketch > canvas {
      display: block; width: 100%; height: auto; aspect-ratio: 8 / 3; border-radius: var(--radius-card); box-shadow: var(--ring);
      color: var(--text); touch-action: none;
    }
    .screen > .section:has(.code) { margin-top: -20px; }
    @media (max-width: 899.9px) {
      .tab-bar > .tabs { overflow-x: auto; scrollbar-width: none; }
      .tab-bar .tab { flex: 1 0 68px; }
      .tab-bar .tab[aria-current] { position: sticky; inset-inline: 0; background: var(--raised); }
    }

    """

  /// A rule for each colour of each palette, because a page in light shows those of dark as well.
  private static var swatches: String {
    Theme.Variant.allCases.flatMap { variant in
      let palette = Theme.standard[variant]
      let roles = ColorRole.allCases.map { ($0.rawValue, palette[$0]) }
      let charts = palette.chart.enumerated().map { ("chart-\($0.offset)", $0.element) }
      return (roles + charts).map { name, color in
        "[data-look~=\"\(variant.rawValue)-\(name)\"] { background: \(color); }"
      }
    }.joined(separator: "\n")
  }
}
