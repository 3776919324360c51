import Foundation
import Testing

/// The colours by role keep their contrast in every theme, and the rules load nothing from elsewhere.
@Suite struct StylesheetTests {
  static let rules: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/EspalierWeb/Browser/espalier.css").standardizedFileURL
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  struct Theme { let name: String, colours: [String: String] }

  /// The first block of variables, light and dark, and both again under more contrast.
  static func themes() throws -> [Theme] {
    let pattern = /--(\w+): light-dark\((#\w+), (#\w+)\)/
    let parts = rules.components(separatedBy: "@media (prefers-contrast: more)")
    try #require(parts.count == 2)
    func colours(_ text: Substring) -> (light: [String: String], dark: [String: String]) {
      var light: [String: String] = [:], dark: [String: String] = [:]
      for match in text.matches(of: pattern) {
        light[String(match.1)] = String(match.2)
        dark[String(match.1)] = String(match.3)
      }
      return (light, dark)
    }
    let usual = colours(parts[0][...])
    let more = colours(parts[1].prefix(1_200))
    return [
      Theme(name: "light", colours: usual.light), Theme(name: "dark", colours: usual.dark),
      Theme(name: "light, more contrast", colours: usual.light.merging(more.light) { $1 }),
      Theme(name: "dark, more contrast", colours: usual.dark.merging(more.dark) { $1 }),
    ]
  }

  static func luminance(_ colour: String) -> Double {
    var digits = String(colour.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    let number = Int(digits, radix: 16) ?? 0
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  static func contrast(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func everyTextCanBeReadOnEverySurface() throws {
    for theme in try Self.themes() {
      for text in ["text", "secondary", "accent", "positive", "negative", "warning"] {
        for surface in ["surface", "raised", "hover"] {
          // Under more contrast, what is hovered keeps the usual colour.
          let ratio = Self.contrast(try #require(theme.colours[text]), try #require(theme.colours[surface]))
          #expect(
            ratio >= (theme.name.hasSuffix("more contrast") && surface != "hover" ? 7 : 4.5),
            "\(theme.name): \(text) on \(surface)")
        }
      }
      let button = Self.contrast(try #require(theme.colours["onAccent"]), try #require(theme.colours["accent"]))
      #expect(button >= 4.5, "\(theme.name): onAccent on accent")
      for surface in ["surface", "raised"] {
        #expect(
          Self.contrast(try #require(theme.colours["field"]), try #require(theme.colours[surface])) >= 3,
          "\(theme.name): field on \(surface)")
      }
    }
  }

  @Test func barsStandOutFromTheCardTheyLieOn() throws {
    let themes = try Self.themes()
    let hues = Self.rules.matches(of: /\[data-hue="\d"\] \{ fill: light-dark\((#\w+), (#\w+)\)/)
    #expect(hues.count == 7)
    for hue in hues {
      #expect(Self.contrast(String(hue.1), try #require(themes[0].colours["raised"])) >= 3)
      #expect(Self.contrast(String(hue.2), try #require(themes[1].colours["raised"])) >= 3)
    }
  }

  @Test func nothingIsLoadedAndEveryBraceIsClosed() {
    #expect(!Self.rules.isEmpty)
    #expect(!Self.rules.contains("url(") && !Self.rules.contains("@import"))
    #expect(Self.rules.count { $0 == "{" } == Self.rules.count { $0 == "}" })
  }
}
