public import EspalierViews

/// The stacked places of a window, for a surface that shows them in bars, panes or windows of its own. Such a surface
/// needs them in addition to the nodes.
///
/// A surface without these, such as a page in a browser, shows the bars among the nodes. A window stack has titles, and
/// is for display only. The state that can be stored is ``NavigationState``.
public struct WindowStack: Hashable, Sendable {
  /// A place on the stack.
  public struct Place: Hashable, Sendable {
    /// The title of the place's screen.
    public var title: String
    /// The path of the place; ``Path/none`` for a place without an address.
    public var path: Path

    /// Creates a place from its title and path, in a window or in a test of a surface.
    public init(title: String, path: Path) {
      self.title = title
      self.path = path
    }
  }

  /// A row of tabs, and the selected one.
  public struct Tabs: Hashable, Sendable {
    /// One tab in a row of tabs.
    public struct Item: Hashable, Sendable, Identifiable {
      /// The identifier that selects the tab: ``WindowEvent/select(tab:)``.
      public var id: String
      /// The title of the tab.
      public var title: String
      /// The symbol of the tab.
      public var icon: Icon?

      /// Creates a tab from its identifier, title and symbol.
      public init(id: String, title: String, icon: Icon? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
      }
    }

    /// The tabs in order.
    public var items: [Item]
    /// The identifier of the visible tab.
    public var selected: String

    /// Creates a row of tabs from its tabs and the identifier of the visible one.
    public init(items: [Item], selected: String) {
      self.items = items
      self.selected = selected
    }
  }

  /// The places of the window itself, or of a modal above it.
  public struct Layer: Hashable, Sendable {
    /// The style in which the modal appears above the layer below; nil for the window itself.
    public var style: ModalStyle?
    /// The tabs that contain the places, the outermost first.
    public var tabs: [Tabs]
    /// The places from the first to the visible one.
    public var places: [Place]

    /// Creates a modal's layer, or the window's own layer if `style` is nil.
    public init(style: ModalStyle? = nil, tabs: [Tabs] = [], places: [Place]) {
      self.style = style
      self.tabs = tabs
      self.places = places
    }
  }

  /// The layers: the window itself, then the modals above it, the topmost last.
  public var layers: [Layer]

  /// Creates a stack from its layers, the topmost last.
  public init(layers: [Layer]) { self.layers = layers }
}
