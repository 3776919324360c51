import Espalier
import Observation

/// A store with a place of every kind of placement.
enum StoreRoute: Route {
  case home, items, basket, address, payment, voucher, tour, signIn, old, older, secretTab
  case item(Int)
  case photo(Int)
  case sold(Int)
  case search(String)
  case find(String)
  /// Places without an address.
  case hint(Int)
  case remark(Int)

  var path: Path {
    switch self {
    case .home: "/"
    case .items: "/items"
    case .basket: "/basket"
    case .address: "/basket/address"
    case .payment: "/basket/address/payment"
    case .voucher: "/voucher"
    case .tour: "/tour"
    case .signIn: "/sign-in"
    case .old: "/old"
    case .older: "/older"
    case .secretTab: "/secret-tab"
    case .item(let id): "/items/\(id)"
    case .photo(let id): "/photos/\(id)"
    case .sold(let id): "/sold/\(id)"
    case .search(let text): "/search?text=\(text)"
    case .find(let text): "/find?text=\(text)"
    case .hint, .remark: .none
    }
  }

  static let paths = Paths<Self> {
    home; items; basket; address; payment; voucher; tour; signIn; old; older; secretTab
    item; photo; sold; search; find
  }.withoutAddress("hint", "remark")
}

/// A scene that notes that it was made, and what it was shown later.
@MainActor @Observable final class StoreScene: Scene {
  private(set) var name: String
  @ObservationIgnored let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    log.add("made \(name)")
  }

  func show(_ name: String) {
    log.add("shown \(name)")
    self.name = name
  }

  var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("This is \(name)"))) } } }
}

final class Store: Coordinator<StoreRoute> {
  let log: Log

  init(_ log: Log = Log()) { self.log = log }

  private func scene(_ name: String) -> StoreScene { StoreScene(name, log) }

  override func placement(of route: StoreRoute) -> Placement<StoreRoute> {
    switch route {
    case .home: .root(self.scene("Home"))
    case .items: .push(self.scene("Items"), over: .home)
    case .item(let id): .push(self.scene("Item \(id)"), over: .items)
    case .photo(let id): .push(self.scene("Photo \(id)"), orOver: .home)
    case .basket: .present(self.scene("Basket"), orOver: .home)
    case .address: .push(self.scene("Address"), over: .basket)
    case .payment: .push(self.scene("Payment"), over: .address)
    case .voucher: .present(self.scene("Voucher"), orOver: .basket)
    case .tour: .cover(self.scene("Tour"), orOver: .home)
    case .signIn: .replace(self.scene("Sign in"), orOver: .home)
    case .old: .redirect(.items)
    case .older: .redirect(.old)
    case .sold: .notFound
    case .secretTab: .root(self.scene("Secret"), in: "secret")
    case .search(let text):
      .push(self.scene("Search \(text)"), over: .items).reusing { (scene: StoreScene) in scene.show("Search \(text)") }
    case .find(let text):
      .push(FindScene(text, self), over: .items).reusing { (scene: FindScene) in scene.show(text) }
    case .hint(let id): .push(self.scene("Hint \(id)"), over: .items)
    case .remark(let id): .push(self.scene("Remark \(id)"), orOver: .home)
    }
  }
}

/// A scene of another class than those around it, which moves its own place on.
@MainActor @Observable final class FindScene: Scene {
  private(set) var text: String
  @ObservationIgnored private weak var store: Store?

  init(_ text: String, _ store: Store) {
    self.text = text
    self.store = store
  }

  func show(_ text: String) { self.text = text }
  private func goOn() { store?.move(to: .find(text + "b")) }

  var screen: Screen {
    Screen(title: "Find \(text)") {
      Section("more") {
        Row(Button.with(.title("More"), .onTap { [weak self] in self?.goOn() }))
        Row(
          Button.with(
            .title("More later"),
            .onTapTask { [weak self] in
              await Task.yield()
              self?.goOn()
            }))
      }
    }
  }
}

/// A window over a coordinator, with what it made and what it reported.
@MainActor final class Walk<Root: Coordinating> {
  let root: Root
  let window: Window
  let log: Log
  private(set) var reports: [String] = []

  init(_ root: Root, _ log: Log) {
    self.root = root
    self.log = log
    window = Window(coordinator: root, title: "Store")
    window.report = { [weak self] in self?.reports.append($0) }
  }

  var state: String { window.state.description }
  /// The title of the visible screen.
  var sight: String? { window.screen?.title }

  /// Returns the scenes that were made since the last call.
  func takeMade() -> [String] {
    log.take().filter { $0.hasPrefix("made ") }.map { String($0.dropFirst(5)) }
  }

  func open(_ path: Path) -> String {
    window.open(path)
    return state
  }
}
