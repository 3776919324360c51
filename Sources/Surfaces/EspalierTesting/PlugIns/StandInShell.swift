internal import EspalierApp
internal import EspalierModules
public import EspalierNavigation
public import EspalierPlugIns
public import EspalierScreens
internal import EspalierViews

extension TestApp {
  /// Creates a driver that shows plug-ins in a small stand-in shell instead of their own one. The first place of the
  /// stand-in shell shows what the plug-ins contribute to the given extension points. The plug-ins' places are below
  /// that place.
  ///
  /// ```swift
  /// @MainActor func walk(_ shell: any KitchenShell) async throws {
  ///   let app = try TestApp(in: shell, entries: [.menu], parts: [.start]) { RecipesPlugIn() }
  ///   try await app.open("/")
  ///   try await app.tap("Recipes")
  ///   #expect(try await app.path() == "/recipes")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - shell: The object that the plug-ins need, usually an object of the test.
  ///   - entries: The slots whose entries are listed in the first place, in this order.
  ///   - parts: The slots whose parts are shown there, below the entries.
  ///   - visitor: The visitor of the window.
  ///   - plugIns: The plug-ins, as a program lists them.
  /// - Throws: `PlugInConflicts` if two plug-ins make the same claim.
  public convenience init<Shell>(
    in shell: Shell, entries: [ExtensionPoint<PlugInEntry>] = [], parts: [ExtensionPoint<any ScreenPart>] = [],
    visitor: Visitor = Visitor(),
    @PlugInsBuilder<Shell> plugIns: () -> [ListedPlugIn<Shell>]
  ) throws {
    let root = StandInShell(try PlugIns(plugIns), shell: shell, entries: entries, parts: parts)
    let window = Window(coordinator: root, title: "Stand-in shell", localization: visitor.localization)
    root.activate()
    self.init(window)
  }
}

/// The places of the stand-in shell.
enum StandInRoute: Route {
  case start
  case plugIn(PlugInRoute)

  var path: Path {
    switch self {
    case .start: "/"
    case .plugIn(let route): route.path
    }
  }

  static let paths = Paths<Self> {
    start; plugIn
  }
}

/// The smallest shell that shows everything a plug-in can contribute.
final class StandInShell<Shell>: Feature<PlugIns<Shell>, StandInRoute> {
  private let entries: [ExtensionPoint<PlugInEntry>]
  private let parts: [ExtensionPoint<any ScreenPart>]
  private let shell: Shell
  private lazy var plugIns = attach(PluggedIn(scope) { [shell] _ in shell }, as: StandInRoute.plugIn)

  init(
    _ plugIns: PlugIns<Shell>, shell: Shell, entries: [ExtensionPoint<PlugInEntry>],
    parts: [ExtensionPoint<any ScreenPart>]
  ) {
    self.shell = shell
    self.entries = entries
    self.parts = parts
    super.init(scope: plugIns)
  }

  override func placement(of route: StandInRoute) -> Placement<StandInRoute> {
    switch route {
    case .start:
      .root(
        StandInScene(
          entries: self.entries.map { ($0.name, self.plugIns.entries(in: $0)) },
          parts: self.parts.flatMap { self.plugIns.parts(in: $0) }))
    case .plugIn(let route): .child(self.plugIns, route, in: .push(over: .start))
    }
  }
}

/// A scene that shows the contributions of the plug-ins to the slots.
final class StandInScene: Scene {
  private let entries: [(slot: String, entries: [PlugInEntry])]
  let parts: [any ScreenPart]

  init(entries: [(slot: String, entries: [PlugInEntry])], parts: [PluggedPart]) {
    self.entries = entries
    self.parts = parts
  }

  var screen: Screen {
    Screen(title: "Stand-in shell") {
      for slot in entries {
        Section("slot-\(slot.slot)", header: slot.slot) {
          for entry in slot.entries {
            Row(Label.with(.text(entry.title)), Label.with(.text(entry.summary))).link(
              to: StandInRoute.plugIn(entry.route)
            )
            .id(entry.id)
          }
        }
      }
      for part in parts { part.sections }
    }
  }
}
