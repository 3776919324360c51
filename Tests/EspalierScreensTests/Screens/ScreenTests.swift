import EspalierScreens
import EspalierViews
import Testing

@MainActor @Suite struct ScreenTests {
  private func sections(_ state: Loadable<[String]>) -> [Section] {
    whenLoaded(state, empty: EmptyState("No accounts yet"), retry: {}) { names in
      Section("names") { for name in names { Row(Label.with(.text(name))) } }
    }
  }

  @Test func `each state of what is loaded has its own sections`() {
    #expect(sections(.idle).map(\.isSkeleton) == [true])
    #expect(sections(.loading(previous: nil)).map(\.isSkeleton) == [true])
    #expect(sections(.loading(previous: ["Giro"])).map(\.id) == ["names"])
    #expect(sections(.loaded(["Giro", "Savings"])).map(\.count) == [2])
    #expect(sections(.empty).map(\.id) == ["empty"])
    #expect(sections(.failed(Failure(), previous: nil)).map(\.id) == ["failure"])
    #expect(sections(.failed(Failure(), previous: ["Giro"])).map(\.id) == ["failure", "names"])
  }

  @Test func `builders take conditions, loops and ready lists`() {
    func screen(_ isLong: Bool) -> Screen {
      Screen(title: "Accounts") {
        if isLong { Section("intro") { Label.with(.text("Hello")) } }
        for name in ["a", "b"] {
          Section(name) {
            if isLong { Row(Label.with()) } else { [Row(Label.with()), Row(Label.with())] }
          }
        }
        [Section("last") {}]
      }
    }
    #expect(screen(true).sections.map(\.id) == ["intro", "a", "b", "last"])
    #expect(screen(true).sections.map(\.count) == [1, 1, 1, 0])
    #expect(screen(false).sections.map(\.count) == [2, 2, 0])
  }

  @Test func `a row of any parts in any order needs no class of its own`() {
    let one = Row(ImageView.with(.size(16)), Label.with(.text("Card")), Button.with(.title("Pay")))
    let other = Row(Button.with(.title("Pay")), Label.with(.text("Card")))
    #expect(
      ViewSchema.of(one.component.type).elements.map { "\($0.type)" }.dropFirst() == ["ImageView", "Label", "Button"])
    #expect(ViewSchema.of(other.component.type).elements.map { "\($0.type)" }.dropFirst() == ["Button", "Label"])
  }

  @Test func `a row says how it behaves`() {
    let row = Row(Label.with(.text("Giro")))
    #expect(row.form == .plain)
    #expect(row.link(to: "/accounts/1").form == .link)
    #expect(row.link(to: "/accounts/1").component.value(of: View.destination) == "/accounts/1")
    #expect(row.link(to: nil).form == .plain)
    #expect(row.onTap {}.form == .button)
    #expect(row.heading().form == .heading)
    #expect(row.id("giro").id == "giro")
  }

  @Test func `a value that describes itself is a row, and configures a live view`() {
    struct Greeting: ComponentConvertible {
      var name: String
      var component: Component<Label> { Component(.text("Hello \(name)")) }
    }
    #expect(Row(Greeting(name: "Eva")).component == Component<Label>(.text("Hello Eva")).erased)
    let label = Label()
    Greeting(name: "Eva").configure(label)
    #expect(label.text == "Hello Eva")
  }

  @Test func `values of a form are read by name, and empty where there are none`() {
    let values = SubmissionValues(["user": "eva"])
    #expect(values["user"] == "eva")
    #expect(values["password"] == "")
  }
}
