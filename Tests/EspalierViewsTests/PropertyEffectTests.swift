import Testing

@testable import EspalierViews

/// Properties that say in styles what their values mean.
@Suite struct PropertyEffectTests {
  private final class Price: View {
    static let isFalling = Property("isFalling", of: Price.self, default: false) {
      .child(\.change, .color($0 ? .negative : .positive))
    }
    static let trust = Property("trust", of: Price.self, default: 2) { trust in
      switch trust {
      case 0: .all(.alpha(0.25), .child(\.amount, .color(.secondary)))
      case 1: .alpha(0.5)
      default: nil
      }
    }
    static let amount = Child("amount", Label.self)
    static let change = Child("change", Label.self)
    override class var layout: Layout {
      .row {
        amount; change.with(.color(.positive))
      }
    }
  }

  private final class Offer: View {
    static let isOver = Property("isOver", of: Offer.self, default: false) {
      $0 ? .child(\.price, .set(\.trust, 0)) : nil
    }
    static let isBad = Property("isBad", of: Offer.self, default: false) {
      $0 ? .child(\.price, .child(\.change, .color(.warning))) : nil
    }
    static let name = Child("name", Label.self)
    static let price = Child("price", Price.self)
    override class var layout: Layout {
      .row {
        name; price
      }
    }
  }

  private final class Doubtful: View {
    static let isFalling = Property("isFalling", of: Doubtful.self, default: false) {
      .child(\.change, .color($0 ? .negative : .positive))
    }
    static let change = Child("change", Label.self)
    override class var layout: Layout { .row { change } }
  }

  private func styles(_ component: AnyComponent) -> [String] {
    var lines: [String] = []
    component.forEachStyle { lines.append("\($0.element).\($0.property.name): \(StyleDescription.text(of: $1))") }
    return lines
  }

  // MARK: What surfaces see

  @Test func `a surface sees the styles that a value stands for, beside the property`() {
    let price = Price.with(.set(\.isFalling, true), .child(\.amount, .text("3.20")))
    #expect(styles(price.erased).contains("2.color: \"negative\""))
    #expect(styles(price.erased).contains("0.isFalling: true"))
    #expect(price.child(\.change).value(of: \.color) == .negative)
    #expect(Price.with(.set(\.trust, 1)).value(of: \.alpha) == 0.5)
  }

  @Test func `a change brings the styles of the new value, and takes those that it does not have`() {
    let old = Price.with(.set(\.trust, 0)).erased
    var changes: [String] = []
    old.forEachChange(to: Price.with(.set(\.trust, 1)).erased) {
      changes.append("\($0.element).\($0.property.name): \(StyleDescription.text(of: $1))")
    }
    #expect(changes == ["0.alpha: 0.5", "0.trust: 1", "1.color: reset"])
    changes = []
    old.forEachChange(to: Price.with().erased) { slot, _ in changes.append("\(slot.element).\(slot.property.name)") }
    #expect(changes == ["0.alpha", "0.trust", "1.color"])
  }

  @Test func `adding another value leaves nothing of the first`() {
    let dim = Price.with(.set(\.trust, 0))
    let clear = dim.adding(.set(\.trust, 2))
    #expect(styles(clear.erased) == ["0.trust: 2"])
    #expect(styles(dim.erased.setting(Price.trust, to: 2)) == ["0.trust: 2"])
    #expect(styles(dim.erased.typed(as: Price.self)?.adding(.set(\.trust, 2)).erased ?? dim.erased) == ["0.trust: 2"])
  }

  @Test func `a style of the component wins, wherever it stands`() {
    let explicit: Style<Price> = .child(\.change, .color(.accent))
    for price in [Price.with(.set(\.isFalling, true), explicit), Price.with(explicit, .set(\.isFalling, true))] {
      #expect(price.child(\.change).value(of: \.color) == .accent)
    }
  }

  @Test func `an effect may set a property with an effect, and the outer view wins`() {
    let offer = Offer.with(.set(\.isOver, true), .child(\.price, .set(\.isFalling, true)))
    #expect(offer.child(\.price).value(of: \.alpha) == 0.25)
    #expect(offer.child(\.price).child(\.amount).value(of: \.color) == .secondary)
    #expect(offer.child(\.price).child(\.change).value(of: \.color) == .negative)
    let bad = offer.adding(.set(\.isBad, true))
    #expect(bad.child(\.price).child(\.change).value(of: \.color) == .warning)
  }

  @Test func `parts of a row keep their effects`() {
    let row = Stack.of(Label.with(.text("Bread")), Price.with(.set(\.isFalling, true)))
    #expect(styles(row.erased).contains("4.color: \"negative\""))
  }

  @Test func `a description names what was written`() {
    let price = Price.with(.set(\.isFalling, true))
    #expect(price.description == "Price\n  isFalling: true")
    #expect(price.erased.description == price.description)
    #expect(price.changes(to: Price.with()).description == "isFalling reset")
  }

  // MARK: Live views

  @Test func `a live view has the styles, also after a property of it is written`() {
    let view = Price()
    view.configure(Price.with(.set(\.isFalling, true)))
    #expect(view.change.color == .negative)
    view.isFalling = false
    #expect(view.change.color == .positive)
    view.update(to: Price.with(.set(\.trust, 0)))
    #expect(view.alpha == 0.25 && view.amount.color == .secondary)
    #expect(view.component == Price.with(.set(\.trust, 0)), "it has been written so, and no more")
    #expect(view.anyComponent == Price.with(.set(\.trust, 0)).erased)
    #expect(view.amount.component == Label.with(.color(.secondary)))
    view.update(to: Price.with())
    #expect(view.alpha == 1 && view.component.isEmpty)
  }

  // MARK: Problems

  @Test func `a default that looks other than the layout is a problem with the class`() {
    _ = Doubtful.with(.set(\.isFalling, true)).erased
    #expect(
      ViewSchema.problems(of: Doubtful.self) == [
        """
        For its default, “isFalling” of Doubtful stands for change.color: "positive", but the layout of Doubtful differs, and a \
        view that does not set “isFalling” shows the layout. Give the layout these styles, or return nil for the default.
        """
      ])
    _ = Price.with(.set(\.isFalling, true), .set(\.trust, 0)).erased
    #expect(ViewSchema.problems(of: Price.self) == [])
    #expect(ViewSchema.hasProblems, "windows look for them")
  }

  private final class Foreign: View {
    static let isFalling = Property("isForeign", of: Price.self, default: false) {
      $0 ? .child(\.change, .alpha(0.5)) : nil
    }
    static let first = Child("first", Label.self)
    static let second = Child("second", Label.self)
    override class var layout: Layout {
      .row {
        first; second
      }
    }
  }

  @Test func `an effect for another class is left out and said`() {
    let view = Foreign.with(.set(\.isFalling, true))
    #expect(styles(view.erased) == ["0.isForeign: true"])
    let problem = """
      The effect of “isForeign” is declared for Price, but the property is set on Foreign. Write `of: Foreign.self`.
      """
    #expect(StyleProblems.problems(of: view.erased).contains(problem))
  }

  private final class Endless: View {
    static let depth: Property<Int> = Property("depth", of: Endless.self, default: 0) { .set(\.depth, $0 + 1) }
  }

  @Test func `effects that set one another without end are said, and the program goes on`() {
    let view = Endless.with(.set(\.depth, 1)).erased
    #expect(view.value(of: Endless.depth) == 1)
    let problems = StyleProblems.problems(of: view)
    #expect(problems.contains { $0.contains("set one another without end, “depth” of Endless") })
  }
}
