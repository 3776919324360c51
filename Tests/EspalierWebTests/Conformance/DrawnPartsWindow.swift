import Espalier
import EspalierWeb
import Observation

/// A window for tests: a view that draws its parts itself.
final class Ticket: View {
  static let price = Property("price", default: "")
  static let title = Child("title", Label.self)
  static let note = Child("note", TextField.self)
  static let pay = Child("pay", Button.self)

  override class var layout: Layout {
    .drawn {
      title
      note
      pay
    }
  }

  override class func texts(of view: ShownControl) -> [String] { [view.value(of: price)] }
}

extension Ticket: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.tag = "article"
    element.add("b") { $0.text(of: price) }
    element.add(title, as: "h2") { $0.text(of: Label.text) }
    element.add(note, as: "label") { label in
      label.add("span") { $0.text(of: TextField.label) }
      label.add("input") { input in
        input.property(.value, of: TextField.text)
        input.control()
        input.raise(.input)
      }
    }
    element.add(pay, as: "button") { button in
      button.set("type", to: "button")
      button.addClass("pay")
      button.text(of: Button.title) { $0.normal }
      button.control()
      button.raise(.tap)
    }
    element.add("div") { list in
      list.addClass("terms")
      list.key("terms")
      list.set("tabindex", to: "0")
      list.add(text: "Terms")
    }
  }
}

@MainActor @Observable final class TicketScene: Scene {
  private var note = ""
  private var paid: [String] = []
  private var isOpen = true

  var screen: Screen {
    Screen(title: "Tickets") {
      Section("said") {
        Row(Label.with(.text("Paid \(paid.joined(separator: ", "))")))
        Row(Label.with(.text("Noted \(note)")))
        Row(Button.with(.title("Open or close"), .onTap { [weak self] in self?.isOpen.toggle() }))
      }
      Section("tickets") {
        Row(
          Ticket.with(
            .set(\.price, "12.50"), .child(\.title, .text("To Lisbon")),
            .child(\.note, .label("Note"), .text(Binding(self, \.note))),
            .child(
              \.pay, .title("Pay"), .isEnabled(isOpen), .onTap { [weak self] in self?.paid.append("Lisbon") })))
      }.styled(.tag("travel"))
    }
  }
}

enum TicketRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

final class TicketCoordinator: Coordinator<TicketRoute> {
  override func placement(of route: TicketRoute) -> Placement<TicketRoute> { .root(TicketScene()) }
}
