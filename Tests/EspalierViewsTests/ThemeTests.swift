import EspalierViews
import Foundation
import Testing

@Suite struct ThemeTests {
  @Test func `the standard theme can be read in every variant`() {
    #expect(Theme.standard.contrastFailures() == [])
  }

  @Test(arguments: [Theme.Variant.lightHighContrast, .darkHighContrast])
  func `high contrast is more than the least`(variant: Theme.Variant) {
    let palette = Theme.standard[variant]
    for role in [ColorRole.text, .secondary, .accent, .positive, .negative, .warning] {
      #expect(palette[role].contrast(with: palette.surface) >= 7, "\(role)")
      #expect(palette[role].contrast(with: palette.raised) >= 7, "\(role)")
    }
  }

  @Test func `a pair that cannot be read is named with its contrast`() throws {
    var theme = Theme.standard
    theme.light.secondary = 0x949494
    theme.light.chart[2] = 0xEEEEEE
    let failures = theme.contrastFailures()
    #expect(Set(failures.map(\.variant)) == [.light])
    let raised = try #require(failures.first { $0.foreground == "secondary" && $0.background == "raised" })
    #expect(abs(raised.ratio - 3.03) < 0.01)
    #expect(raised.required == 4.5)
    #expect(raised.description == "light: secondary on raised has 3.03, needs 4.5")
    #expect(failures.contains { $0.foreground == "chart 2" && $0.required == 3 })
    #expect(failures.contains { $0.foreground == "onAccent" && $0.background == "secondary" })
  }

  @Test(arguments: Theme.Variant.allCases)
  func `colours of charts are told apart, also by those who do not see all colours`(variant: Theme.Variant) {
    let colors = Theme.standard[variant].chart
    #expect(colors.count == 13)
    for sight in ColorSight.allCases {
      let seen = colors.map(sight.seen)
      for one in seen.indices {
        for other in seen.indices where other < one {
          let distance = sight.distance(seen[one], seen[other])
          // Two hundredths is what can just be told apart side by side.
          #expect(distance > 0.05, "\(sight): chart \(other) and \(one), \(distance)")
        }
      }
    }
  }

  @Test func `luminance is that of the standard, for every grade`() {
    for grade in UInt8.min...UInt8.max {
      let share = Double(grade) / 255
      let expected = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      #expect(abs(Color(red: grade, green: grade, blue: grade).luminance - expected) < 1e-9)
    }
    #expect(abs(Color(0x000000).contrast(with: 0xFFFFFF) - 21) < 1e-9)
    #expect(Color(0x0A58CA).contrast(with: 0x0A58CA) == 1)
  }

  @Test func `a colour reads as style rules have it`() {
    #expect(Color(0x0A58CA).description == "#0a58ca")
    #expect(Color(0x0A58CA) == Color(red: 10, green: 88, blue: 202))
  }

  @Test func `every role and size of a theme is its own`() {
    let palette = Theme.standard.dark
    #expect(palette[.accent] == palette.accent && palette[.onAccent] == palette.onAccent)
    #expect(Set(ColorRole.allCases.map { palette[$0] }).count == ColorRole.allCases.count)
    #expect(TextStyle.allCases.map { Theme.standard.type[$0].points } == [13, 16, 16, 20, 28])
  }

  @Test func `a theme survives being stored`() throws {
    var theme = Theme.standard
    theme.density = .spacious
    #expect(try JSONDecoder().decode(Theme.self, from: JSONEncoder().encode(theme)) == theme)
  }

  @Test func `an appearance is text and back, whatever else stands there`() {
    for scheme in Appearance.ColorScheme.allCases {
      for contrast in Appearance.Contrast.allCases {
        for density in [nil] + Density.allCases.map(Optional.some) {
          let appearance = Appearance(colorScheme: scheme, contrast: contrast, density: density)
          #expect(Appearance(rawValue: appearance.rawValue) == appearance)
          #expect(Appearance(styleValue: appearance.styleValue) == appearance)
        }
      }
    }
    #expect(Appearance(rawValue: "<b> dark pink high") == Appearance(colorScheme: .dark, contrast: .high))
    #expect(Appearance(rawValue: "") == .system)
  }
}
