import Espalier
import Testing

import Gallery

/// The code of an exhibit is what stands in its source.
@MainActor @Suite struct SourceCodeTests {
  @Test func theCodeIsWhatStandsBetweenTheBraces() {
    let exhibit = Exhibit("Own") {
      Row(Label.with(.text("a } in a text")))  // and } here
      Row(Label.with(.text("\("{" + "nested")")))
    }
    #expect(
      exhibit.code == """
        Row(Label.with(.text("a } in a text")))  // and } here
        Row(Label.with(.text("\\("{" + "nested")")))
        """)
  }

  @Test func aSecondClosureFollowsWithoutItsParameters() {
    let exhibit = Exhibit("Two") {
      Row(Label.with(.text("first")))
    } over: { screen in
      var screen = screen
      screen.subtitle = "second"
      return screen
    }
    #expect(
      exhibit.code == """
        Row(Label.with(.text("first")))

        var screen = screen
        screen.subtitle = "second"
        return screen
        """)
  }

  @Test func aLineThatHoldsNoSuchExhibitGivesNone() {
    #expect(SourceCode.cut(from: "Exhibit(\"A\") { b }", line: 1, title: "A") == "b")
    #expect(SourceCode.cut(from: "Exhibit(\"B\") { b }", line: 1, title: "A") == nil)
    #expect(SourceCode.cut(from: "Exhibit(\"A\") { b }", line: 9, title: "A") == nil)
    #expect(SourceCode.cut(from: "Exhibit(\"A\") { b", line: 1, title: "A") == nil)
  }

  @Test func aFileThatIsGoneIsSaid() {
    #expect(SourceCode.code(of: "A", file: "/nowhere.swift", line: 1).contains("/nowhere.swift"))
  }
}
