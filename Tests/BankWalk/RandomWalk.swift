package import Espalier
package import TestSupport

/// A walk of random steps through the bank: moves, links, verbs, tabs, history, guards and restored states.
@MainActor package final class RandomWalk: AddressShowing {
  /// A step, so that a failing walk can be told.
  package enum Step: Sendable {
    case open(String)
    case move(String)
    case tab(String)
    case back, forward, pop, popToRoot, dismiss, dismissAll
    case push, present, replace
    case authorize(Bool)
    case search(String)
    case restore(Int)
  }

  package let window: Window
  package let scope: BankScope
  private let bank: Bank
  private var generator: SeededGenerator
  /// The browser's own history.
  private var history: [Path] = []
  private var entry = 0
  private var states: [NavigationState] = []
  package private(set) var reports: [String] = []

  package init(seed: UInt64) {
    scope = BankScope()
    bank = Bank(scope: scope)
    window = Window(coordinator: bank, title: "Bank")
    generator = SeededGenerator(seed: seed)
    bank.activate()
    window.follow(by: self)
    window.report = { [weak self] in
      // An address that leads nowhere is told, as it should be.
      if !$0.contains("leads nowhere in BankRoute") { self?.reports.append($0) }
    }
    window.open("/dashboard/products")
    window.render()
    history = [window.path]
  }

  package func apply(_ patches: [Patch], of window: Window) {}

  package func show(_ address: WindowAddress, of window: Window) {
    switch address.change {
    case .push:
      history.removeSubrange((entry + 1)...)
      history.append(address.path)
      entry += 1
    case .replace, .history: if history.indices.contains(entry) { history[entry] = address.path }
    case .stay: entry = address.entry
    case .go: go(to: address.entry)
    }
  }

  private func go(to number: Int) {
    guard history.indices.contains(number) else { return }
    entry = number
    window.handle(.history(history[number], entry: number))
  }

  /// A random address of the bank, some of which lead nowhere.
  package static func randomPath(_ generator: inout SeededGenerator) -> String {
    let number = Int.random(in: 1...3, using: &generator)
    let goods = ["\(number)", "\(number)/detail", "\(number)/edit"].randomElement(using: &generator) ?? ""
    let kind = ["cards", "accounts", "deposits", "loans"].randomElement(using: &generator) ?? ""
    return [
      "/dashboard/products", "/dashboard/products/\(kind)/\(goods)", "/dashboard/more/products/\(kind)/\(goods)",
      "/dashboard/more/products", "/dashboard/operations", "/dashboard/operations/\(number)",
      "/dashboard/operations?search=\(kind)", "/dashboard/payments", "/dashboard/payments/new", "/authorize",
      "/authorize/code", "/dashboard/nowhere/\(number)",
    ].randomElement(using: &generator) ?? "/authorize"
  }

  /// A random step.
  package func next() -> Step {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<30: .open(Self.randomPath(&generator))
    case 30..<42: .move(Self.randomPath(&generator))
    case 42..<52: .tab(["tab1", "tab2", "tab3", "tab4"].randomElement(using: &generator) ?? "tab1")
    case 52..<66: .back
    case 66..<71: .forward
    case 71..<76: .pop
    case 76..<78: .popToRoot
    case 78..<82: .dismiss
    case 82..<83: .dismissAll
    case 83..<86: .push
    case 86..<89: .present
    case 89..<90: .replace
    case 90..<92: .authorize(Bool.random(using: &generator))
    case 92..<96: .search(["a", "ab", "abc"].randomElement(using: &generator) ?? "a")
    default: .restore(Int.random(in: 0..<64, using: &generator))
    }
  }

  /// Takes a step. A verb that cannot be carried out changes nothing.
  package func take(_ step: Step) throws {
    let before = window.state
    do throws(NavigationError) {
      switch step {
      case .open(let path): window.handle(.open(Path(path) ?? .root))
      case .move(let path): if let route = try? BankRoute(at: Path(path) ?? .root) { bank.move(to: route) }
      case .tab(let tab): window.handle(.select(tab: tab))
      case .back: go(to: entry - 1)
      case .forward: go(to: entry + 1)
      case .pop: try bank.pop()
      case .popToRoot: try bank.popToRoot()
      case .dismiss: try bank.dismiss()
      case .dismissAll: try bank.dismissAll()
      case .push: try bank.push(BankScene("Pushed", scope))
      case .present: try bank.present(BankScene("Presented", scope))
      case .replace: try bank.replace(BankScene("Replaced", scope))
      case .authorize(let isAuthorized): scope.isAuthorized = isAuthorized
      case .search(let text): bank.move(to: .dashboard(.tab2(.list(search: text))))
      case .restore(let index):
        if states.indices.contains(index), !states[index].isEmpty { window.restore(states[index]) }
      }
    } catch {
      if window.state != before { throw Broken("\(step) threw “\(error)” and changed \(before) to \(window.state)") }
    }
    window.render()
    if states.count < 64 {
      states.append(window.state)
    } else {
      states[Int.random(in: 0..<64, using: &generator)] = window.state
    }
  }

  /// Checks everything that must be true after each step.
  package func check() throws {
    let state = window.state
    guard window.navigator.visibleScene != nil else { throw Broken("nothing is in sight: \(state)") }
    if !reports.isEmpty { throw Broken("reported: \(reports)") }
    for path in state.paths {
      guard let route = try? BankRoute(at: path), route.path == path else {
        throw Broken("\(path) does not lead back to itself in \(state)")
      }
    }
    if window.screen?.isNotFound != true, window.screen?.isRefused != true, let place = state.place,
      window.path != place
    {
      throw Broken("the window is at \(window.path), and its state at \(place)")
    }
    guard history.indices.contains(entry), history[entry] == window.path else {
      throw Broken(
        "the surface is at \(history.indices.contains(entry) ? "\(history[entry])" : "\(entry)"), the window at \(window.path)"
      )
    }
    if state.modals.contains(where: { $0.stack.paths.isEmpty }) { throw Broken("an empty modal: \(state)") }
  }

  /// A step to another place by a link, and back, leads to what was on screen.
  package func checkThatBackLeadsBack() throws {
    // Scenes without an address are no part of a state.
    try? bank.dismissAll()
    window.open("/dashboard/products")
    window.render()
    let before = window.state
    window.handle(.open("/dashboard/more/products/loans/2/detail"))
    guard window.state != before else { return }
    go(to: entry - 1)
    window.render()
    guard window.state == before else { throw Broken("back led from \(before) to \(window.state)") }
  }

  /// A state that is brought back in another window is the same there.
  package func checkThatItCanBeRestored() throws {
    guard scope.isAuthorized else { return }
    let state = window.state
    // Where only scenes without an address stand, the tab begins anew.
    guard state.place != nil, state.stack.tabs.map({ $0.stacks[$0.selected] != nil }) ?? true else { return }
    let other = Bank.window()
    other.restore(state)
    other.render()
    defer { other.close() }
    guard other.state == state else { throw Broken("\(state) was restored as \(other.state)") }
    let steps = other.state.changes(from: NavigationState())
    guard NavigationState().applying(steps) == state else { throw Broken("\(steps) do not lead to \(state)") }
  }

  package struct Broken: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
  }
}

extension NavigationState {
  package var paths: [Path] { stack.paths + modals.flatMap(\.stack.paths) }
}

extension NavigationState.Stack {
  package var paths: [Path] { places + (tabs?.stacks.values.flatMap(\.paths) ?? []) }
}
