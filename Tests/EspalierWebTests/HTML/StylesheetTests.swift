import EspalierScreens
import EspalierViews
import Foundation
import Testing

@testable import EspalierHTML

/// The rules load nothing from elsewhere, read only what a theme prints, and have one for each word that views use.
@Suite struct StylesheetTests {
  static let rules = String(decoding: BrowserAssets.own(theme: .standard, adding: "").stylesheet.bytes, as: UTF8.self)

  @Test func nothingIsLoadedAndEveryBraceIsClosed() {
    #expect(!Self.rules.isEmpty)
    #expect(!Self.rules.contains("url(") && !Self.rules.contains("@import"))
    #expect(Self.rules.count { $0 == "{" } == Self.rules.count { $0 == "}" })
  }

  @Test func everyVariableThatIsReadIsSet() {
    // One with something in its place is set by an element alone, if at all.
    let read = Set(Self.rules.matches(of: /var\(--([\w-]+)\)/).map { String($0.1) })
    let set = Set(Self.rules.matches(of: /[\s{;]--([\w-]+):/).map { String($0.1) })
    #expect(read.subtracting(set) == [])
    #expect(read.count > 20)
  }

  @Test func theThemeSaysTheColours() {
    var theme = Theme.standard
    theme.light.accent = 0x6B2FA0
    theme.density = .compact
    let rules = ThemeStylesheet.rules(of: theme)
    #expect(rules.contains("--accent-own: light-dark(#6b2fa0, #82b1ff);"))
    #expect(rules.contains("--density: .75;"))
    #expect(rules.contains("--type-caption: 400 0.8125rem/1.125rem var(--font);"))
    // High contrast is there for devices that ask for it and for people who chose it.
    #expect(rules.matches(of: /--text: light-dark\(#000000, #ffffff\);/).count == 2)
    #expect(rules.matches(of: /--contrast: 1;/).count == 2 && rules.matches(of: /--contrast: 0;/).count == 1)
    let path = BrowserAssets.own(theme: theme, adding: "").stylesheet.path
    #expect(path != BrowserAssets.own(theme: .standard, adding: "").stylesheet.path)
  }

  @Test func aThemeOfOddNumbersBreaksNoRule() {
    var theme = Theme.standard
    theme.light.chart = [0x112233]
    theme.dark.chart = []
    theme.type.body = .init(.nan, lineHeight: .infinity)
    theme.type.title = .init(-3, lineHeight: 0)
    theme.controlRadius = -4
    let rules = ThemeStylesheet.rules(of: theme)
    #expect(rules.count { $0 == "{" } == rules.count { $0 == "}" })
    #expect(!rules.contains("nan") && !rules.contains("inf"))
  }

  @Test func everyWordOfALayerHasARule() {
    var values: [[Style<Label>]] = []
    for space in Spacing.steps.map(\.value) {
      values.append([.padding(top: space, leading: space, bottom: space, trailing: space)])
    }
    for width in [Border.Width.thin, .medium, .thick, 3] {
      for role in ColorRole.allCases { values.append([.border(Border(width: width, color: .role(role)))]) }
    }
    values += Shadow.steps.map { [.shadow($0)] } + AspectRatio.allCases.map { [.aspectRatio($0)] }
    values += stride(from: -400.0, to: 800, by: 5).map { [.transform(rotation: $0, scale: $0 / 200)] }
    values += (0...600).map { [.frame(width: .points($0), height: .points($0)), .layoutWeight($0)] }
    values += (0...10).map { [.frame(width: .fraction(Double($0) / 10), height: .fraction(Double($0) / 10))] }
    values += [[.frame(width: .fill, height: .fit)], [.frame(width: .fit, height: .fill)], [.clipsContent()]]
    values += ColorRole.allCases.map { [.tint(.role($0))] } + LayoutPriority.allCases.map { [.layoutPriority($0)] }
    values += [[.frame(maximumHeight: .points(90))]]
    values +=
      CornerRadius.steps.map { [.cornerRadius($0.value)] } + (0...30).map { [.cornerRadius(CornerRadius(Double($0)))] }
    for styles in values {
      for word in Self.words(Component(styles: styles)) {
        #expect(Self.rules.contains("[data-look~=\(word)]"), "\(word)")
      }
    }
  }

  @Test func everyWordOfADisplayHasARule() {
    var words: [String] = []
    for role in ColorRole.allCases { words += Self.words(Badge.with(.text("x"), .color(.role(role)))) }
    for size in 1...120 { words += Self.words(Avatar.with(.size(size))) }
    for number in 1...6 {
      words += Self.words(Grid.of(Label.with()).adding(.columns(GridColumns(rawValue: number))))
    }
    for space in Spacing.steps.map(\.value) { words += Self.words(Column.of(Label.with()).adding(.gap(space))) }
    for alignment in Alignment.allCases {
      words += Self.words(Column.of(Label.with()).adding(.contentAlignment(alignment)))
    }
    for place in [Distribution.center, .end, .spread] {
      words += Self.words(Column.of(Label.with()).adding(.distribution(place)))
    }
    for scale in IndicatorScale.allCases { words += Self.words(ActivityIndicator.with(.scale(scale))) }
    #expect(words.count > 120)
    for word in Set(words) { #expect(Self.rules.contains("[data-look~=\(word)]"), "\(word)") }
  }

  @Test func everyChoiceOfAnAppearanceHasARule() throws {
    for scheme in Appearance.ColorScheme.allCases where scheme != .system {
      #expect(Self.rules.contains(":root:has(.theme-\(scheme.rawValue)) { color-scheme: \(scheme.rawValue); }"))
    }
    for density in Density.allCases {
      let appearance = Appearance(colorScheme: .dark, contrast: .high, density: density)
      let window = WindowView.with(.set(\.appearance, appearance))
      let words = Self.words(window)
      #expect(words == ["contrast-high", "density-\(density.rawValue)"])
      for word in words { #expect(Self.rules.contains(":root:has([data-look~=\(word)])")) }
      let tree = try TemplateTests.firstHTML(window.erased, .part)
      #expect(tree.attributes["class"]?.contains("theme-dark") == true)
    }
    #expect(Self.words(WindowView.with()).isEmpty)
  }

  private static func words<V: View>(_ component: Component<V>) -> [String] {
    let template = HTMLTemplates.template(for: component.erased, form: .part)
    var writer = HTMLWriter()
    template.writeHTML(
      of: component.erased, node: 1, key: "k", into: &writer, context: HTMLContext(formToken: ""))
    guard let match = writer.string.firstMatch(of: /^<[^>]* data-look="([^"]*)"/) else { return [] }
    return match.1.split(separator: " ").map(String.init)
  }
}
