import EspalierViews
import Testing

@Suite struct ViewSchemaTests {
  @Test func `elements are the view and its children in preorder, named by their way`() {
    let schema = ViewSchema.of(Pair.self)
    #expect(
      schema.elements.map(\.path) == [
        "", "first", "first.icon", "first.title", "first.ok", "second", "second.icon", "second.title", "second.ok",
        "second.price",
      ])
    #expect(schema.elements.map(\.element) == Array(0..<10))
    #expect(schema.elements[9].type == Label.self)
  }

  @Test func `children of a base class keep their numbers in a subclass, whose own follow`() {
    #expect(Card.title.element(in: Card.self) == 2)
    #expect(PricedCard.title.element(in: PricedCard.self) == 2)
    #expect(PricedCard.price.element(in: PricedCard.self) == 4)
    #expect(PricedCard.price.element(in: Card.self) == nil)
    #expect(PricedCard.price.name == "price")
    #expect(ViewSchema.of(PricedCard.self).elements.map(\.path) == ["", "icon", "title", "ok", "price"])
  }

  @Test func `a subclass takes the properties and children of its base`() {
    let component: Component<PricedCard> = Component(
      .set(\.isShiny, true), .set(\.currency, "GBP"), .child(\.title, .text("Rent")), .child(\.price, .text("12")))
    let view = PricedCard()
    view.configure(component)
    #expect(view.isShiny)
    #expect(view.currency == "GBP")
    #expect(view.title.text == "Rent")
    #expect(view.price.text == "12")
  }

  @Test func `what the layout starts from lies below the component`() {
    let schema = ViewSchema.of(Card.self)
    let untouched = schema.complete(Component<Card>().erased)
    #expect(untouched.value(of: Label.textStyle, element: 2) == .headline)
    #expect(untouched.value(of: Button.title, element: 3) == "OK")
    let own = schema.complete(Component<Card>(.child(\.title, .textStyle(.caption))).erased)
    #expect(own.value(of: Label.textStyle, element: 2) == .caption)
    #expect(own.value(of: Label.lines, element: 2) == 2)
  }

  @Test func `what a child's own layout starts from holds in every class that has the child`() {
    let complete = ViewSchema.of(Pair.self).complete(Component<Pair>().erased)
    #expect(complete.value(of: Button.title, element: 4) == "OK")
    #expect(complete.value(of: Label.textStyle, element: 3) == .headline)
    #expect(complete.value(of: Label.hasTabularFigures, element: 9))
    #expect(complete.value(of: Label.color, element: 9) == .positive)
  }

  @Test func `a layout keeps the order and nesting of its items`() throws {
    let group = try #require(ViewSchema.of(PricedCard.self).layout.group)
    #expect(group.axis == .horizontal)
    let kinds = group.items.map { item in
      switch item {
      case .child(let child): "\(child.element)"
      case .group(let inner): "\(inner.axis.rawValue) of \(inner.items.count)"
      }
    }
    #expect(kinds == ["1", "vertical of 2", "3"])
  }

  @Test func `a class without children is its own only element`() {
    #expect(ViewSchema.of(Label.self).elements.map(\.path) == [""])
    #expect(ViewSchema.of(Label.self).layout.group == nil)
  }

  @Test func `a schema is made once, however many ask at a time`() async {
    final class Fresh: View {
      static let left = Child("left", Card.self)
      static let right = Child("right", Label.self)
      override class var layout: Layout {
        .row {
          left
          right
        }
      }
    }
    let schemas = await withTaskGroup(of: ViewSchema.self) { group in
      for _ in 0..<16 { group.addTask { ViewSchema.of(Fresh.self) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(schemas.map(ObjectIdentifier.init)).count == 1)
    #expect(schemas.first?.elements.count == 6)
  }
}
