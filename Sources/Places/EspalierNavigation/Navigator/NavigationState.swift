/// The content on screen, as a value: stacks of places, tabs with a stack each, and modals with a stack each.
///
/// Each place is stored as its path. The state therefore needs no type of any feature, can be stored, and remains valid
/// in a new version of the app. A place without an address is not part of the state.
///
/// ```swift
/// let state = NavigationState(stack: .init(["/", "/messages/3"]))
/// state.description  // "/ /messages/3"
/// ```
public struct NavigationState: Hashable, Sendable, Codable {
  /// Stacked places, the topmost last, with optional tabs above them.
  public struct Stack: Hashable, Sendable, Codable {
    /// The places from the first to the topmost.
    public var places: [Path]
    /// The tabs above the places.
    ///
    /// If there are any, they are visible instead of the places.
    public var tabs: Tabs?

    /// Creates a stack from places and the tabs above them.
    public init(_ places: [Path] = [], tabs: Tabs? = nil) {
      self.places = places
      self.tabs = tabs
    }
  }

  /// Tabs with a stack each.
  public struct Tabs: Hashable, Sendable, Codable {
    /// The identifier of the visible tab.
    public var selected: String
    /// The stacks by the identifiers of the tabs.
    ///
    /// A tab that was never shown has none.
    public var stacks: [String: Stack]

    /// The largest depth of nested tabs that is accepted. A manipulated store could nest tabs without limit.
    private static let deepestPath = 64

    /// Creates tabs with their stacks.
    public init(selected: String, stacks: [String: Stack]) {
      self.selected = selected
      self.stacks = stacks
    }

    /// Decodes tabs.
    /// - Throws: `DecodingError` if tabs are nested too deeply.
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

  /// A modal with its own stack.
  public struct Modal: Hashable, Sendable, Codable {
    /// The style in which the modal appears above the place below it.
    public var style: ModalStyle
    /// The stack of places in the modal.
    public var stack: Stack

    /// Creates a modal with a style and a stack.
    public init(_ style: ModalStyle = .sheet, stack: Stack) {
      self.style = style
      self.stack = stack
    }
  }

  /// The version of the stored format.
  ///
  /// States of a later version cannot be read.
  public static let currentVersion = 1

  /// The version of the format in which the state was stored.
  public private(set) var version = Self.currentVersion
  /// The stack of the window itself, below all modals.
  public var stack: Stack
  /// The modals above the window's stack, the topmost last.
  public var modals: [Modal]

  /// Creates a state; without arguments it is empty.
  public init(stack: Stack = Stack(), modals: [Modal] = []) {
    self.stack = stack
    self.modals = modals
  }

  /// Decodes a state.
  /// - Throws: `DecodingError` if it was stored in the format of a later version.
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

  /// The path of the visible place.
  public var place: Path? { (modals.reversed().map(\.stack) + [stack]).lazy.compactMap(\.place).first }

  /// A Boolean value that indicates whether the state contains no place.
  public var isEmpty: Bool { stack.all.isEmpty && modals.allSatisfy(\.stack.all.isEmpty) }

  /// The identifier of the outermost visible tab.
  public var tab: String? { stack.tabs?.selected }
}

extension NavigationState.Stack {
  /// The path of the visible place of the stack.
  var place: Path? { tabs.flatMap { $0.stacks[$0.selected]?.place } ?? places.last }

  /// All places of the stack and of the tabs above it.
  var all: [Path] { places + (tabs?.stacks.sorted { $0.key < $1.key }.flatMap(\.value.all) ?? []) }
}

extension NavigationState: CustomStringConvertible {
  /// The state in one line. It lists the places in order, tabs in brackets with a star after the visible tab, and
  /// modals after a plus sign.
  ///
  /// `[accounts*: /accounts /accounts/1 | home: /] + sheet: /messages/3`
  public var description: String {
    ([stack.description] + modals.map { "\($0.style.rawValue): \($0.stack)" }).joined(separator: " + ")
  }
}

extension NavigationState.Stack: CustomStringConvertible {
  /// The stack in one line.
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
