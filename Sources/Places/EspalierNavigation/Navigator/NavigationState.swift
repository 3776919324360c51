/// The content on screen, as a value: stacks of places, tabs with a stack each, and modals with a stack each.
///
/// Each place is held as its path, so the state needs no type of any feature, can be stored, and survives a new version
/// of the app. A place without an address is not in it.
///
/// ```swift
/// let state = NavigationState(stack: .init(["/", "/messages/3"]))
/// state.description  // "/ /messages/3"
/// ```
public struct NavigationState: Hashable, Sendable, Codable {
  /// Places above each other, the topmost last; above them may stand tabs.
  public struct Stack: Hashable, Sendable, Codable {
    /// The places, the first one first.
    public var places: [Path]
    /// The tabs that stand above them, and are what is seen then.
    public var tabs: Tabs?

    /// Makes a stack.
    public init(_ places: [Path] = [], tabs: Tabs? = nil) {
      self.places = places
      self.tabs = tabs
    }
  }

  /// Tabs with a stack each.
  public struct Tabs: Hashable, Sendable, Codable {
    /// The tab in sight.
    public var selected: String
    /// The stacks by the names of the tabs; one where nobody has been is missing.
    public var stacks: [String: Stack]

    /// More tabs within tabs than anybody builds; a store that was tampered with may nest without end.
    private static let deepestPath = 64

    /// Makes tabs.
    public init(selected: String, stacks: [String: Stack]) {
      self.selected = selected
      self.stacks = stacks
    }

    /// Reads tabs.
    /// - Throws: `DecodingError` when they stand in more tabs than anybody builds.
    public init(from decoder: any Decoder) throws {
      guard decoder.codingPath.count < Self.deepestPath else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "The state has tabs within more tabs than can be shown."))
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      selected = try container.decode(String.self, forKey: .selected)
      stacks = try container.decode([String: Stack].self, forKey: .stacks)
    }
  }

  /// A modal.
  public struct Modal: Hashable, Sendable, Codable {
    /// The style in which the modal stands above the place below it.
    public var style: ModalStyle
    /// The stack of places in the modal.
    public var stack: Stack

    /// Makes a modal.
    public init(_ style: ModalStyle = .sheet, stack: Stack) {
      self.style = style
      self.stack = stack
    }
  }

  /// The form in which this version writes a state. One of another form is not read.
  public static let currentVersion = 1

  /// The form in which it was written.
  public private(set) var version = Self.currentVersion
  /// The stack of the window itself, below all modals.
  public var stack: Stack
  /// The modals above the window's stack, the topmost last.
  public var modals: [Modal]

  /// Makes a state; without arguments nothing is shown.
  public init(stack: Stack = Stack(), modals: [Modal] = []) {
    self.stack = stack
    self.modals = modals
  }

  /// Reads a state.
  /// - Throws: `DecodingError` when it was written in a form of a later version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "The state was written in form \(version); this version reads up to \(Self.currentVersion).")
    }
    version = Self.currentVersion
    stack = try container.decode(Stack.self, forKey: .stack)
    modals = try container.decode([Modal].self, forKey: .modals)
  }

  /// The place in sight.
  public var place: Path? { (modals.reversed().map(\.stack) + [stack]).lazy.compactMap(\.place).first }

  /// A Boolean value that indicates whether the state contains no place.
  public var isEmpty: Bool { stack.all.isEmpty && modals.allSatisfy(\.stack.all.isEmpty) }

  /// The outermost tab in sight.
  public var tab: String? { stack.tabs?.selected }
}

extension NavigationState.Stack {
  /// The place in sight.
  var place: Path? { tabs.flatMap { $0.stacks[$0.selected]?.place } ?? places.last }

  /// All places.
  var all: [Path] { places + (tabs?.stacks.sorted { $0.key < $1.key }.flatMap(\.value.all) ?? []) }
}

extension NavigationState: CustomStringConvertible {
  /// The state in a line: places in their order, tabs in brackets by their names with the one in sight marked by a star,
  /// modals behind a plus.
  ///
  /// `[accounts*: /accounts /accounts/1 | home: /] + sheet: /messages/3`
  public var description: String {
    ([stack.description] + modals.map { "\($0.style.rawValue): \($0.stack)" }).joined(separator: " + ")
  }
}

extension NavigationState.Stack: CustomStringConvertible {
  /// The stack in a line.
  public var description: String {
    var parts = places.map(\.description)
    if let tabs {
      let stacks = tabs.stacks.sorted { $0.key < $1.key }.map { name, stack in
        "\(name)\(name == tabs.selected ? "*" : ""): \(stack)"
      }
      parts.append("[\(stacks.joined(separator: " | "))]")
    }
    return parts.joined(separator: " ")
  }
}

extension NavigationState {
  /// Creates the state of a window from its arrangement.
  @MainActor
  init(_ arrangement: Arrangement) {
    self.init(
      stack: Stack(arrangement.base),
      modals: arrangement.modals.compactMap { modal in
        let stack = Stack(modal.stack)
        return stack.place == nil ? nil : Modal(modal.style, stack: stack)
      })
  }
}

extension NavigationState.Stack {
  @MainActor
  fileprivate init(_ stack: Arrangement.Stack) {
    self.init(
      stack.entries.map(\.path).filter { !$0.isNone },
      tabs: stack.tabs.map { tabs in
        NavigationState.Tabs(
          selected: tabs.selected,
          stacks: tabs.stacks.mapValues { NavigationState.Stack($0) }.filter { !$0.value.all.isEmpty })
      })
  }
}
