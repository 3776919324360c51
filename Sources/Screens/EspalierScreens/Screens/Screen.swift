public import EspalierViews

/// The whole content of a place, as a value.
///
/// A scene computes its screen from its state; a surface shows it and changes only the parts that differ from the
/// previous screen.
///
/// ```swift
/// @MainActor func greeting(name: String) -> Screen {
///   Screen(title: "Hello") {
///     Section("greeting") { Row(Label.with(.text("Hello, \(name)"))) }
///   }
/// }
/// ```
public struct Screen: Sendable {
  /// The width and density of a screen's content.
  public enum Layout: String, Sendable, Hashable, StyleValueConvertible {
    /// Lists and cards in the width of the window.
    case list
    /// A narrow column in the middle, for forms and messages.
    case narrow
    /// Sections beside each other where there is space, and otherwise below each other, for a dashboard.
    case grid
    /// A column in the middle that leaves space for fields beside each other.
    case form
    /// A list with the visible place beside it. Where there is no space for both, such as on a phone, the place
    /// replaces the list.
    case split
  }

  /// The title of the place; also the title of a browser's tab.
  public var title: String
  /// A line below the title; empty for none.
  public var subtitle: String
  /// The width and density of the content.
  public var layout: Layout
  /// Controls beside the title, in order.
  public var toolbar: [AnyComponent]
  /// Controls before the title, in order.
  public internal(set) var leadingItems: [AnyComponent] = []
  /// The view in place of the visible title; nil for the title itself.
  public internal(set) var titleView: AnyComponent?
  /// The less important actions, in a menu that the last button of the bar opens.
  public var menu: [MenuItem]
  /// Controls that stay at the lower edge, in order.
  public var bottomBar: [AnyComponent]
  /// The search field above the content, if there is one.
  public var search: Component<TextField>?
  /// The function that fetches the content again; nil for none.
  ///
  /// The bar has a button for it, which is busy while it runs. The function is cancelled when the scene is removed.
  public var refresh: (@MainActor @Sendable () async throws -> Void)?
  /// A Boolean value that indicates whether the screen reports that the place does not exist.
  public var isNotFound = false
  /// A Boolean value that indicates whether the screen reports that the person may not visit the place.
  public var isRefused = false
  /// The sections of the content, in order.
  public var sections: [Section]
  /// The styles that ``barStyled(_:)`` has added.
  var barStyle: Component<NavigationBarView>?
  var dialogs: [PresentedDialog] = []
  /// The places that the window shows while a bound value is not nil.
  package var boundPlaces: [BoundPlace] = []
  /// True if changes would be lost if the person left the place now.
  package var isUnsaved = false
  package var presentedToast: PresentedToast?
  /// The name of the work under way that is shown above the content; nil for none.
  var activity: String?
  /// The line of code that made the screen.
  package internal(set) var site: DeclarationSite

  /// Creates a screen with a title, its controls and its sections.
  @MainActor public init(
    title: String, subtitle: String = "", layout: Layout = .list, toolbar: [AnyComponent] = [],
    menu: [MenuItem] = [], bottomBar: [AnyComponent] = [], search: Component<TextField>? = nil,
    refresh: (@MainActor @Sendable () async throws -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ScreenBuilder sections: () -> [Section]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.layout = layout
    self.toolbar = toolbar
    self.menu = menu
    self.bottomBar = bottomBar
    self.search = search
    self.refresh = refresh
    site = DeclarationSite(file, line)
    self.sections = sections()
  }
}
