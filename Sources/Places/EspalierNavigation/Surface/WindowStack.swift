public import EspalierViews

/// The places of a window as they stand above each other: what a surface with bars, panes or windows of its own needs to
/// know besides its nodes.
///
/// A surface that has none of these, as a browser's page, shows the bars that stand among the nodes. The state that can be
/// stored is ``NavigationState``; this one has titles, and is for showing.
public struct WindowStack: Hashable, Sendable {
  /// A place.
  public struct Place: Hashable, Sendable {
    /// The title of its screen.
    public var title: String
    /// The path of the place; ``Path/none`` for one without an address.
    public var path: Path

    /// Describes a place; a window does, and so does a test of a surface.
    public init(title: String, path: Path) {
      self.title = title
      self.path = path
    }
  }

  /// Tabs, and the one in sight.
  public struct Tabs: Hashable, Sendable {
    /// A tab.
    public struct Item: Hashable, Sendable, Identifiable {
      /// The name by which it is chosen: ``WindowEvent/select(tab:)``.
      public var id: String
      /// The title.
      public var title: String
      /// The symbol.
      public var icon: Icon?

      /// Describes a tab.
      public init(id: String, title: String, icon: Icon? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
      }
    }

    /// The tabs in order.
    public var items: [Item]
    /// The name of the tab in sight.
    public var selected: String

    /// Describes a row of tabs.
    public init(items: [Item], selected: String) {
      self.items = items
      self.selected = selected
    }
  }

  /// The places of the window itself, or of a modal above it.
  public struct Layer: Hashable, Sendable {
    /// The style in which the modal stands above the layer below; nil for the window itself.
    public var style: ModalStyle?
    /// The tabs that the places stand in, the outermost first.
    public var tabs: [Tabs]
    /// The places from the first to the one in sight.
    public var places: [Place]

    /// Describes a layer; without a style it is the window itself.
    public init(style: ModalStyle? = nil, tabs: [Tabs] = [], places: [Place]) {
      self.style = style
      self.tabs = tabs
      self.places = places
    }
  }

  /// The window, and above it the modals, the topmost last.
  public var layers: [Layer]

  /// Makes a stack of layers, the topmost last.
  public init(layers: [Layer]) { self.layers = layers }
}
