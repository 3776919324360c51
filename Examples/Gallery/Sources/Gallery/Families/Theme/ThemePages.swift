import Espalier

/// The pages on the parts of the theme.
@MainActor
enum ThemePages {
  static var all: [CataloguePage] { [colors, type, space] }

  private static var colors: CataloguePage {
    CataloguePage(
      "colors", "Colours", "Ten roles in four palettes, with their contrast against cards.",
      exhibits: [
        Exhibit("Light") {
          for role in ColorRole.allCases { Row(RoleColor(variant: .light, role: role)) }
        },
        Exhibit("Dark") {
          for role in ColorRole.allCases { Row(RoleColor(variant: .dark, role: role)) }
        },
        Exhibit("Light, high contrast") {
          for role in ColorRole.allCases { Row(RoleColor(variant: .lightHighContrast, role: role)) }
        },
        Exhibit("Dark, high contrast") {
          for role in ColorRole.allCases { Row(RoleColor(variant: .darkHighContrast, role: role)) }
        },
        Exhibit("Charts in light", "They are told from the card; parts of a chart are told by words as well.") {
          for number in Theme.standard.light.chart.indices { Row(ChartColor(variant: .light, number: number)) }
        },
        Exhibit("Charts in dark") {
          for number in Theme.standard.dark.chart.indices { Row(ChartColor(variant: .dark, number: number)) }
        },
        Exhibit("Pairs that cannot be read", "A theme of your own is held to this by a test.") {
          Row(
            Label.with(.text("Too little contrast"), .grows()),
            Label.with(.text("\(Theme.standard.contrastFailures().count)"), .hasTabularFigures()))
        },
      ])
  }

  private static var type: CataloguePage {
    CataloguePage(
      "type", "Type scale", "Five sizes, in proportion to the person's own setting.",
      exhibits: [
        Exhibit("Sizes") {
          for style in TextStyle.allCases {
            let size = Theme.standard.type[style]
            Row(
              Label.with(.text(style.rawValue), .textStyle(style), .grows()),
              Label.with(
                .text("\(Int(size.points)) / \(Int(size.lineHeight)), weight \(size.weight)"), .color(.secondary)))
          }
        }
      ])
  }

  private static var space: CataloguePage {
    CataloguePage(
      "space", "Space and density", "A grid of four points; density makes it narrower or wider.",
      exhibits: [
        Exhibit("Spacing", layout: .plain) {
          for (name, spacing) in Spacing.steps {
            Row(
              Stack.of(
                Label.with(.text("\(name), \(Int(spacing.points)) points"), .padding(spacing), .border(Border()))))
          }
          Row(
            Stack.of(
              Label.with(
                .text("any: 7 points, and 40 where reading begins"), .padding(7), .padding(leading: 40),
                .border(Border()))))
        },
        Exhibit("Density", "Choose compact, regular or spacious under Look, above.") {
          Row(Stack.of(Label.with(.text("Rows and")), Label.with(.text("gaps follow"))).adding(.gap(.huge)))
          Row(Cell.with(.icon(.card), .title("Title"), .subtitle("Subtitle"), .value("12.00")))
        },
      ])
  }
}
