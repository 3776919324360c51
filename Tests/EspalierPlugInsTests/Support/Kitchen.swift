import Espalier
import Foundation
import Observation

/// The needs of these tests' plug-ins, which their shell fulfils.
@MainActor protocol KitchenShell: AnyObject {
  var guests: Int { get }
}

final class Kitchen: KitchenShell {
  var guests = 4
}

extension ExtensionPoint where Content == PlugInEntry {
  static let menu = ExtensionPoint("menu")
  static let tabs = ExtensionPoint("tabs")
}

extension ExtensionPoint where Content == any ScreenPart {
  static let start = ExtensionPoint("start")
}

extension ExtensionPoint where Content == String {
  static let greetings = ExtensionPoint("greetings")
}

struct Spilled: ExplainedError, Equatable {
  var explanation: String? { "The milk is spilled." }
}

/// Something that a test breaks and mends.
@MainActor final class Switch {
  var isBroken: Bool
  var count = 0

  init(isBroken: Bool = false) { self.isBroken = isBroken }

  func pass() throws {
    count += 1
    if isBroken { throw Spilled() }
  }
}

// MARK: A plug-in

enum DishRoute: Route {
  case list
  case dish(Int)

  var path: Path {
    switch self {
    case .list: "/"
    case .dish(let id): "/\(id)"
    }
  }

  static let paths = Paths<Self> {
    list
    dish
    Alias("/all", of: list)
  }
}

final class DishScope: Scope<any KitchenShell> {}

final class Dishes: Feature<DishScope, DishRoute> {
  let title: String

  init(_ title: String, scope: DishScope) {
    self.title = title
    super.init(scope: scope)
  }

  override func placement(of route: DishRoute) -> Placement<DishRoute> {
    switch route {
    case .list: .root(DishScene("\(self.title) for \(self.scope.guests)"))
    case .dish(let id): .push(DishScene("\(self.title) \(id)"), over: .list)
    }
  }
}

final class DishScene: Scene {
  let title: String

  init(_ title: String) { self.title = title }

  var screen: Screen {
    Screen(title: title) { Section("dishes") { Row(Label.with(.text("Dish 7"))).link(to: DishRoute.dish(7)) } }
  }
}

/// A plug-in whose every answer a test can choose.
struct DishPlugIn: PlugIn {
  var id: String
  var title: String
  var ownPrefix: Path?
  var contributions: [Contribution<any KitchenShell>] = []
  var offers: [Offer<any KitchenShell>] = []
  var state: Switch?

  init(
    _ id: String, prefix: Path? = nil, contributions: [Contribution<any KitchenShell>] = [],
    offers: [Offer<any KitchenShell>] = [], state: Switch? = nil
  ) {
    self.id = id
    title = id.capitalized
    ownPrefix = prefix
    self.contributions = contributions
    self.offers = offers
    self.state = state
  }

  var prefix: Path { ownPrefix ?? Path(segments: [id]) }

  func build(in context: PlugInContext<any KitchenShell>) throws -> Dishes {
    try state?.pass()
    return Dishes(title, scope: DishScope(context.shell))
  }
}

// MARK: A part

/// The number on which a part's load depends.
@MainActor @Observable final class Shelf { var number = 1 }

@MainActor @Observable final class CountingPart: ScreenPart {
  private let id: String
  private let state: Switch?
  private let shelf: Shelf?
  private var text: Loadable<String> = .idle

  init(_ id: String, state: Switch? = nil, shelf: Shelf? = nil) {
    self.id = id
    self.state = state
    self.shelf = shelf
  }

  var loadID: AnyHashable { shelf?.number ?? 0 }

  func load() async {
    await Loadable.load(into: \.text, of: self) {
      try self.state?.pass()
      return "\(self.id) is loaded" + (self.shelf.map { " from \($0.number)" } ?? "")
    }
  }

  var sections: [Section] {
    whenLoaded(text) { text in Section("figures", header: id) { Row(Label.with(.text(text))).id("text") } }
  }
}

extension EnvironmentKeys {
  var degrees: EnvironmentKey<Int> { EnvironmentKey(default: 0, isRequired: true) }
}

/// A part that reads a required value.
@MainActor final class HeatedPart: ScreenPart {
  @Environment(\.degrees) private var degrees

  var sections: [Section] { [Section("heat") { Row(Label.with(.text("\(degrees) degrees"))) }] }
}

/// A part whose handlers throw.
@MainActor final class PouringPart: ScreenPart {
  func load() async {}

  var sections: [Section] {
    [
      Section("pouring") {
        Row(
          Button.with(.title("Pour"), .onTap { throw Spilled() }),
          Button.with(
            .title("Pour slowly"),
            .onTapTask {
              await Task.yield()
              throw Spilled()
            }))
      }
    ]
  }
}
