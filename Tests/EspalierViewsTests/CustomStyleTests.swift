import EspalierViews
import Synchronization
import Testing

@Suite struct CustomStyleTests {
  /// The effects that ran, in order.
  private final class Effects: Sendable {
    private let entries = Mutex<[String]>([])
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
    func take() -> [String] {
      entries.withLock { list in
        defer { list = [] }
        return list
      }
    }
  }

  private let effects = Effects()

  private func glow<V: View>(_ value: Int) -> Style<V> {
    .custom("glow", value, default: 0) { [effects] view, value in effects.add("\(type(of: view)) \(value)") }
  }

  @Test func `its effect runs with the value when it comes or changes, and with the default when it goes`() {
    let view = Card()
    view.configure(Component(glow(3)))
    #expect(effects.take() == ["Card 3"])
    view.configure(Component(glow(4), .alpha(0.5)))
    #expect(effects.take() == ["Card 4"])
    view.configure(Component(glow(4)))
    #expect(effects.take() == [], "what is the same is not done again")
    view.configure(Component(.alpha(0.5)))
    #expect(effects.take() == ["Card 0"])
  }

  @Test func `a difference brings it as a whole component does`() {
    let old: Component<Card> = Component(glow(1))
    let new: Component<Card> = Component(glow(2))
    let view = Card()
    view.configure(old)
    view.apply(old.changes(to: new))
    view.apply(new.changes(to: Component()))
    #expect(effects.take() == ["Card 1", "Card 2", "Card 0"])
    #expect(view.component.isEmpty)
  }

  @Test func `it reaches the child that it is given to, of a base or of the class itself`() {
    let view = Pair()
    view.configure(Component(.child(\.second, .child(\.price, glow(7)))))
    #expect(effects.take() == ["Label 7"])
    view.second.configure(Component(.child(\.ok, glow(8))))
    #expect(effects.take().sorted() == ["Button 8", "Label 0"])
  }

  @Test func `its effect may style the view`() {
    let view = Label()
    let faint: Style<Label> = .custom("faintness", 2, default: 1) { $0.alpha = 1 / Double($1) }
    view.configure(Component(faint))
    #expect(view.alpha == 0.5)
  }

  @Test func `key and value are what is compared, the effect is not`() {
    let first: Component<Label> = Component(.custom("key", "a", default: "") { _, _ in })
    let second: Component<Label> = Component(.custom("key", "a", default: "") { $0.text = $1 })
    #expect(first == second)
    #expect(first.changes(to: second).isEmpty)
    let otherValue: Component<Label> = Component(.custom("key", "b", default: "") { _, _ in })
    let otherKey: Component<Label> = Component(.custom("other", "a", default: "") { _, _ in })
    #expect(first != otherValue)
    #expect(first != otherKey)
    #expect(first.description == "Label\n  key: \"a\"")
  }

  @Test func `its value may be absent`() {
    let effects = effects
    let style: (Int?) -> Style<Label> = { value in
      .custom("optional", value, default: 9) { _, value in effects.add("\(value.map(String.init) ?? "nil")") }
    }
    let view = Label()
    view.configure(Component(style(nil)))
    view.configure(Component(style(1)))
    view.configure(Component())
    #expect(effects.take() == ["nil", "1", "9"])
  }
}
