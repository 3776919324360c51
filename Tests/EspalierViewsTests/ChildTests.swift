import EspalierViews
import Testing

/// The fixed children of a class: the layout is their list, and what is wrong with them is told.
@Suite struct ChildTests {
  private static func problem(of type: View.Type, _ words: String...) -> Bool {
    let problems = ViewSchema.problems(of: type)
    return problems.count == 1 && words.allSatisfy(problems[0].contains)
  }

  // MARK: The order of use

  final class Notice: View {
    static let title = Child("title", Label.self)
    static let close = Child("close", Button.self)
    override class var layout: Layout {
      .drawn {
        title.with(.textStyle(.headline))
        close
      }
    }
  }

  @Test func `a class without an arrangement that is seen before any child is styled has its children`() {
    let schema = ViewSchema.of(Notice.self)
    #expect(schema.elements.map(\.path) == ["", "title", "close"])
    #expect(schema.layout.group == nil)
    #expect(schema.complete(Component<Notice>().erased).value(of: Label.textStyle, element: 1) == .headline)
    let notice = Notice.with(.child(\.close, .title("Close"), .onTap {}))
    #expect(notice.erased.handler(of: 2, for: .tap) != nil)
    #expect(ViewSchema.problems(of: Notice.self) == [])
  }

  class Base: View {
    static let first = Child("first", Card.self)
    static let second = Child("second", Label.self)
    override class var layout: Layout {
      .drawn {
        first
        second
      }
    }
  }

  final class Longer: Base {
    static let third = Child("third", Label.self)
    override class var layout: Layout {
      .column {
        third
        second
      }
    }
  }

  @Test func `a subclass seen first numbers the children of its base as the base does, and those it leaves out too`() {
    let longer = Longer.with(.child(\.third, .text("3")), .child(\.second, .text("2")))
    #expect(
      ViewSchema.of(Longer.self).elements.map(\.path) == [
        "", "first", "first.icon", "first.title", "first.ok", "second", "third",
      ])
    #expect(Base.second.element(in: Base.self) == 5)
    #expect(Base.second.element(in: Longer.self) == 5)
    #expect(longer.child(\.second).value(of: \.text) == "2")
    #expect(longer.child(\.third).value(of: \.text) == "3")
  }

  final class Made: View {
    static var label: Child<Label> { Child("label", Label.self) }
    override class var layout: Layout { .row { label } }
  }

  @Test func `a child that is made anew each time it is read is one child`() {
    let made = Made.with(.child(\.label, .text("1")), .child(\.label, .lines(2)))
    #expect(ViewSchema.of(Made.self).elements.map(\.path) == ["", "label"])
    #expect(made.child(\.label).value(of: \.text) == "1")
    #expect(ViewSchema.problems(of: Made.self) == [])
  }

  @Test func `many tasks at a time find the same places`() async {
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
    let found = await withTaskGroup(of: Component<Fresh>.self) { group in
      for _ in 0..<16 { group.addTask { Fresh.with(.child(\.right, .text("R")), .child(\.left, .alpha(0.5))) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found).count == 1)
    #expect(found.first?.erased.value(of: Label.text, element: 5) == "R")
  }

  // MARK: What is wrong

  final class Twice: View {
    static let name = Child("name", Label.self)
    override class var layout: Layout {
      .column {
        name
        Layout.row { name.with(.lines(1)) }
      }
    }
  }

  @Test func `a child that is listed twice is shown once and told of with both places`() throws {
    let problem = try #require(ViewSchema.problems(of: Twice.self).first)
    #expect(problem.contains("The layout of Twice lists its child “name”"))
    #expect(problem.matches(of: /ChildTests\.swift:\d+/).count == 3)
    #expect(ViewSchema.of(Twice.self).elements.map(\.path) == ["", "name"])
    #expect(ViewSchema.problems(of: Twice.self).count == 1)
  }

  final class Named: View {
    static let name = Child("name", Label.self)
    static let other = Child("name", Button.self)
    override class var layout: Layout {
      .row {
        name
        other
      }
    }
  }

  @Test func `two children of one name are told of with both places, and each has its own`() {
    #expect(Self.problem(of: Named.self, "Named has two children of the name “name”", "ChildTests.swift"))
    let named = Named.with(.child(\.name, .text("Rent")), .child(\.other, .title("Pay")))
    #expect(named.child(\.name).value(of: \.text) == "Rent")
    #expect(named.child(\.other).value(of: \.title) == "Pay")
  }

  final class Loose: View {
    static let title = Child("title", Label.self)
    static let hidden = Child("hidden", Card.self)
    override class var layout: Layout { .row { title } }
  }

  @Test func `a child in no layout is told of once it is styled or read, and nothing else takes its styles`() {
    let loose = Loose.with(
      .child(\.hidden, .alpha(0.5)), .child(\.hidden, .child(\.title, .text("Lost")), .alpha(1)),
      .child(\.title, .text("Kept")))
    #expect(loose.description == Loose.with(.child(\.title, .text("Kept"))).description)
    #expect(loose.child(\.hidden).isEmpty)
    let live = Loose()
    live.configure(loose)
    live.hidden.title.text = "Lost"
    #expect(live.component == loose)
    #expect(
      Self.problem(of: Loose.self, "Loose has no child “hidden” (", "ChildTests.swift:", "`Layout.drawn { hidden }`"))
  }

  final class Borrower: View {
    static let title = Child("title", Label.self)
    static let mood = Card.icon
    override class var layout: Layout {
      .row {
        title
        mood
      }
    }
  }

  @Test func `a child of another class is told of, whichever of the two is seen first, and has a place in both`() {
    #expect(
      Self.problem(
        of: Borrower.self, "The layout of Borrower lists at EspalierViewsTests/ChildTests.swift:", "“icon” (",
        "Fixtures.swift:", "belongs to Card", #"`static let icon = Child("icon", ImageView.self)`"#))
    #expect(ViewSchema.problems(of: Card.self) == [])
    let borrower = Borrower.with(.child(\.mood, .size(16)))
    let card = Card.with(.child(\.icon, .size(24)))
    #expect(borrower.erased.value(of: ImageView.size, element: 2) == 16)
    #expect(card.erased.value(of: ImageView.size, element: 1) == 24)
    #expect(Borrower.with(.child(\.mood, .size(16))) == borrower)
  }

  final class Endless: View {
    static let title = Child("title", Label.self)
    static let inner = Child("inner", Between.self)
    override class var layout: Layout {
      .row {
        title
        inner
      }
    }
  }

  final class Between: View {
    static let outer = Child("outer", Endless.self)
    override class var layout: Layout { .row { outer } }
  }

  @Test func `a class that holds itself is told of, and is as deep as it goes`() {
    #expect(!ViewSchema.problems(of: Endless.self).isEmpty)
    #expect(ViewSchema.problems(of: Endless.self).allSatisfy { $0.contains("and so on without end") })
    #expect(ViewSchema.of(Endless.self).elements.contains { $0.path == "title" })
  }

  @Test func `the problems of a class are those of the classes in it, too`() {
    final class Outer: View {
      static let inner = Child("inner", Twice.self)
      override class var layout: Layout { .row { inner } }
    }
    #expect(Self.problem(of: Outer.self, "The layout of Twice"))
  }

  @Test func `the framework's own classes have no problem`() {
    for type in [Cell.self, Stack<Label, Button>.self, TableRow<Label, Label>.self, Grid<Label>.self] as [View.Type] {
      #expect(ViewSchema.problems(of: type) == [])
    }
  }
}
