import EspalierViews
import TestSupport
import Testing

extension Icon {
  fileprivate static let goal = Icon("goal", stroke: "M6 21V4M6 4h12l-3 4 3 4H6")
}

@Suite struct IconTests {
  @Test func `an icon of the app is a value as those of the framework are`() {
    let copy = Icon("goal", stroke: "M6 21V4M6 4h12l-3 4 3 4H6")
    #expect(copy == .goal && copy.hashValue == Icon.goal.hashValue)
    #expect(Cell.with(.icon(copy)) == Cell.with(.icon(.goal)))
    #expect(Icon(styleValue: copy.styleValue) == .goal)
    #expect(Icon(styleValue: .text("goal")) == nil)
    let others = [
      Icon("other", stroke: "M6 21V4M6 4h12l-3 4 3 4H6"), Icon("goal", fill: "M6 21V4M6 4h12l-3 4 3 4H6"),
      Icon("goal", stroke: "M6 21V4"), Icon("goal", stroke: "M6 21V4M6 4h12l-3 4 3 4H6", viewBox: "0 0 32 32"),
      Icon("goal", stroke: "M6 21V4M6 4h12l-3 4 3 4H6", isMirrored: true),
    ]
    for other in others { #expect(other != .goal && Cell.with(.icon(other)) != Cell.with(.icon(.goal))) }
  }

  @Test func `a description names the icon`() {
    #expect(Button.with(.icon(.goal)).description.contains("goal"), "\(Button.with(.icon(.goal)).description)")
  }

  @Test func `the framework's icons are valid, and their names differ`() {
    #expect(Icon.standard.compactMap(\.problem) == [])
    #expect(Set(Icon.standard.map(\.name)).count == 19)
  }

  @Test(arguments: [
    "M0 0", "m.5-.5", "M 10,10 L 20 , 20 z", "M1 1 2 2 3 3", "M0 0a3 3 0 1 0 0 6", "M0 0a3 3 0 10.5.6",
    "M0 0A3 3 0 11 4 5",
    "M0 0c1 2 3 4 5 6 1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6H1V2h-3v4z", "M1e2-1E-2", "\n M0\t0 Z M1,1", "M0 0zm1 1z",
  ])
  func `a path of SVG can be drawn`(path: String) {
    #expect(Icon("x", fill: path).problem == nil)
  }

  @Test(arguments: [
    ("", "has its end at character 1, where the command M is expected"),
    ("L1 1", "has “L” at character 1, where the command M is expected"),
    ("M1", "has its end at character 3, where a number is expected"),
    ("M1 1 2", "has its end at character 7, where a number is expected"),
    ("M1 1x", "has “x” at character 5, where a command is expected"),
    ("M1 1é2", "has “é” at character 5, where a command is expected"),
    ("M0 0a3 3 0 2 0 0 6", "has “2” at character 12, where a flag, 0 or 1, is expected"),
    ("M0 0a-3 3 0 1 0 0 6", "where a radius is expected"),
    ("M1 1\"/><script>", "has “\"” at character 5, where a command is expected"),
    ("M1,,1", "has “,” at character 4, where a number is expected"), ("M--1 1", "where a number is expected"),
    ("M,1 1", "has “,” at character 2, where a number is expected"),
    ("M1 1,L2 2", "where a number is expected"),
  ])
  func `another path is refused with its character`(path: String, reason: String) {
    let problem = Icon("piggy", fill: path).problem
    #expect(problem?.contains("The icon “piggy” is not drawn") == true)
    #expect(problem?.contains(reason) == true, "\(problem ?? "")")
  }

  @Test(arguments: ["", "0 0 24", "0 0 0 24", "0 0 24 -1", "0 0 24 24 1", "a b c d", "0 0 24 24\" x=\""])
  func `another view box is refused`(viewBox: String) {
    #expect(Icon("x", fill: "M0 0", viewBox: viewBox).problem?.contains("view box") == true)
  }

  @Test func `no text makes the reader fail or read for ever`() {
    var generator = SeededGenerator(seed: 32)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \né\"<")
    for _ in 0..<20_000 {
      let path = String(
        (0..<Int.random(in: 0...24, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
      let icon = Icon("x", fill: "M0 0" + path)
      // What is accepted holds nothing that could leave the attribute.
      if icon.problem == nil { #expect(!path.contains { "\"<é".contains($0) }, "\(path)") }
    }
  }
}
