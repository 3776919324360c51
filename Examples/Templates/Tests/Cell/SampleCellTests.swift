import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The cell, made from its model.
@MainActor @Suite struct SampleCellTests {
  @Test(arguments: [(0, 0, 0.0), (1, 4, 0.25), (5, 4, 1.0), (-1, 4, 0.0)])
  func `the part that is done lies between nothing and all`(done: Int, total: Int, fraction: Double) {
    #expect(SampleCellModel(id: "a", title: "Files", done: done, total: total).fraction == fraction)
  }

  @Test func `it shows the title and how much is done`() {
    let models = [SampleCellModel(id: "a", title: "Files", done: 1, total: 4)]
    let screen = Screen(title: "Cells") { Section("cells", models) { Row($0) } }
    let text = screen.snapshot().text
    #expect(text.contains("Files") && text.contains("1 of 4"))
  }

  @Test func `the same model makes the same cell`() {
    let model = SampleCellModel(id: "a", title: "Files", done: 1, total: 4)
    var other = model
    #expect(model.component == other.component)
    other.done = 2
    #expect(model.component != other.component)
  }
}
