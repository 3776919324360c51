import TestSupport
import Testing

@testable import EspalierViews

/// The colours, fonts, radii and borders that a theme does not have.
@Suite struct OwnValueTests {
  @Test func aRoleIsStoredAsItsNameAndAnyOtherColourAsOneNumber() {
    #expect(ViewColor.accent.styleValue == .text("accent"))
    #expect(ViewColor.rgb(0x102030, dark: 0xF0E0D0, opacity: 0.5).styleValue == .integer(0x10_2030_F0_E0D0_80))
  }

  @Test func everyColourIsReadBackAsItWas() {
    var colors = ColorRole.allCases.map(ViewColor.role)
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      func color() -> Color { Color(integerLiteral: .random(in: 0...0xFFFFFF, using: &random)) }
      colors.append(
        .rgb(color(), dark: Bool.random(using: &random) ? color() : nil, opacity: .random(in: 0...1, using: &random)))
    }
    for color in colors { #expect(ViewColor(styleValue: color.styleValue) == color, "\(color)") }
  }

  @Test func whatIsNoColourIsNone() {
    for value: StyleValue in [.text("mauve"), .none, .flag(true), .number(3)] {
      #expect(ViewColor(styleValue: value) == nil, "\(value)")
    }
  }

  @Test func anOpacityBeyondItsBoundsIsAtTheBound() {
    #expect(ViewColor.rgb(0, opacity: 7) == .rgb(0))
    #expect(ViewColor.rgb(0, opacity: -1) == .rgb(0, opacity: 0))
    #expect(ViewColor.rgb(0, opacity: .nan) == .rgb(0))
  }

  @Test func descriptionsSayRoleOrDigits() {
    #expect(ViewColor.negative.description == "negative")
    #expect(ViewColor.rgb(0x6B2FA0).description == "#6b2fa0")
    #expect(ViewColor.rgb(0x6B2FA0, dark: 0xC9A6EC, opacity: 0.4).description == "#6b2fa0 (dark #c9a6ec) at 40 %")
    #expect(Border(width: 3, color: .rgb(0xD81B60)).description == "3.0 #d81b60")
    #expect(Border(width: .thin).description == "thin separator")
    #expect(CornerRadius(7).description == "7.0")
    #expect(CornerRadius.huge.description == "huge")
    #expect(Font().description == "standard")
    #expect(Font(size: 44, weight: .heavy, family: .named("Inter"), isItalic: true).description.contains("44.0 points"))
  }

  @Test func radiiAndWidthsBelowZeroOrNoNumbersAreZero() {
    for points in [-1, -Double.infinity, .nan, -0.0] {
      #expect(CornerRadius(points) == .none)
      #expect(Border.Width(points) == 0)
    }
    #expect(CornerRadius(.infinity) == .full)
    #expect(Font(size: -3).size == nil)
    #expect(Font(size: .nan).size == nil)
  }

  @Test func aRadiusOfAStepIsTheStepHoweverItIsWritten() {
    let written: CornerRadius = 12
    #expect(written == .medium)
    #expect(Label.with(.cornerRadius(12)) == Label.with(.cornerRadius(.medium)))
    #expect(CornerRadius.steps.map(\.key) == ["none", "tiny", "small", "medium", "large", "huge", "full"])
  }
}
