import Espalier
import TestSupport

/// A bank whose vault is another feature, and whose doors a test opens and closes.
enum BankRoute: Route {
  case lobby, counter, signIn, form, note
  case vault(VaultRoute)

  var path: Path {
    switch self {
    case .lobby: "/"
    case .counter: "/counter"
    case .signIn: "/sign-in"
    case .form: "/counter/form"
    case .note: "/note"
    case .vault(let route): "/vault" + route.path
    }
  }
  static let paths = Paths<Self> {
    lobby; counter; signIn; form; note; vault
    Alias("/desk", of: counter)
    Moved("/old-desk", to: counter)
  }
}

enum VaultRoute: Route {
  case room
  case box(Int)

  var path: Path {
    switch self {
    case .room: "/"
    case .box(let id): "/\(id)"
    }
  }
  static let paths = Paths<Self> {
    room; box
  }
}

@MainActor final class BankScene: Scene {
  let name: String
  init(_ name: String, _ log: Log) {
    self.name = name
    log.add("made \(name)")
  }
  var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("At \(name)"))) } } }
}

final class Vault: Coordinator<VaultRoute> {
  let log: Log
  var permissions: [VaultRoute: Permission<VaultRoute>] = [:]

  init(_ log: Log) {
    self.log = log
    log.add("vault")
  }

  override func permission(for route: VaultRoute) -> Permission<VaultRoute> {
    log.add("asked \(route)")
    return permissions[route] ?? .granted
  }

  override func placement(of route: VaultRoute) -> Placement<VaultRoute> {
    switch route {
    case .room: .root(BankScene("Vault", self.log))
    case .box(let id): .push(BankScene("Box \(id)", self.log), over: .room)
    }
  }
}

final class Bank: Coordinator<BankRoute> {
  let log = Log()
  private(set) lazy var vault = adopt(Vault(log), as: BankRoute.vault)
  var permissions: [BankRoute: Permission<BankRoute>] = [:]
  /// Of every place of the vault.
  var vaultPermission = Permission<BankRoute>.granted

  override var tabs: [TabItem<BankRoute>] {
    [
      TabItem("lobby", title: "Lobby", icon: .list, at: .lobby),
      TabItem("vault", title: "Vault", icon: .list, at: .vault(.room)),
    ]
  }

  override func permission(for route: BankRoute) -> Permission<BankRoute> {
    if case .vault = route {
      log.add("asked vault")
      return vaultPermission
    }
    log.add("asked \(route)")
    return permissions[route] ?? .granted
  }

  override func placement(of route: BankRoute) -> Placement<BankRoute> {
    switch route {
    case .lobby: .root(BankScene("Lobby", self.log), in: "lobby")
    case .counter: .push(BankScene("Counter", self.log), over: .lobby)
    case .signIn: .present(BankScene("Sign in", self.log), orOver: .lobby)
    case .form: .push(BankScene("Form", self.log), over: .counter)
    case .note: .present(BankScene("Note", self.log), orOver: .lobby)
    case .vault(let route): .child(self.vault, route, in: .tab("vault"))
    }
  }
}

/// Somebody who is asked, and answers when a test says so.
@MainActor final class Guard<Place: Route> {
  private var waiting: [CheckedContinuation<Permission<Place>, Never>] = []
  private(set) var asked = 0

  var permission: Permission<Place> {
    .ask { [self] in
      asked += 1
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func answer(_ permission: Permission<Place>) {
    let all = waiting
    waiting = []
    for waiter in all { waiter.resume(returning: permission) }
  }

  /// Waits until somebody stands before the guard.
  func isReached(times: Int = 1) async -> Bool { await eventually { asked == times && !waiting.isEmpty } }
}

@MainActor final class BankWalk {
  let bank = Bank()
  let window: Window
  private(set) var reports: [String] = []

  init() {
    window = Window(coordinator: bank, title: "Bank")
    window.report = { [weak self] in self?.reports.append($0) }
  }

  var state: String { window.state.description }
  var sight: String? { window.screen?.title }
  var made: [String] { bank.log.entries.filter { $0.hasPrefix("made ") }.map { String($0.dropFirst(5)) } }

  /// Returns true when the refusal is visible, with its reason.
  func isRefused(_ why: String) -> Bool {
    window.render()
    return window.screen?.isRefused == true && window.labels.contains(why)
  }
}
