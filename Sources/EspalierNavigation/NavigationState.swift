/// What is on screen, as a value: the tabs with a stack each, and what stands above them.
///
/// Each place is held as its path, so the state needs no type of any feature, can be stored, and survives a new version
/// of the app.
public struct NavigationState: Hashable, Sendable, Codable {
  /// The tab in sight; empty for an app without tabs.
  public var tab: String
  /// The places of each tab, the root first.
  public var stacks: [String: [Path]]
  /// The places above, the topmost last.
  public var modals: [Path]

  /// Makes a state; without arguments nothing is shown.
  public init(tab: String = "", stacks: [String: [Path]] = [:], modals: [Path] = []) {
    self.tab = tab
    self.stacks = stacks
    self.modals = modals
  }

  /// The place in sight.
  public var place: Path? { modals.last ?? stacks[tab]?.last }
}
