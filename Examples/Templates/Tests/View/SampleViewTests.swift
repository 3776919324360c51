import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The view as a component, and as it is read.
@MainActor @Suite struct SampleViewTests {
  private let view = SampleView.with(.title("Rent"), .detail("Every month"))

  @Test func `its styles are those of its parts`() {
    #expect(view.child(\.title).value(of: \.text) == "Rent")
    #expect(view.child(\.detail).value(of: \.text) == "Every month")
  }

  @Test func `the same styles make the same view`() {
    #expect(view == SampleView.with(.detail("Every month"), .title("Rent")))
    #expect(view != view.adding(.urgent("Overdue")))
  }

  @Test func `it is read with all its texts`() {
    let screen = Screen(title: "View") { Section("view") { Row(view.adding(.urgent("Overdue"))) } }
    let text = screen.snapshot().text
    for word in ["Rent", "Every month", "Overdue"] { #expect(text.contains(word)) }
  }
}
