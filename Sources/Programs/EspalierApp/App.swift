public import EspalierConnectors
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// A program: its root feature, its connectors, and nothing else.
///
/// ```swift
/// struct Notes: App {
///   func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope()) }
/// }
///
/// enum NotesRoute: Route {
///   case all
///   var path: Path { "/" }
///   static let paths = Paths<Self> { all }
/// }
///
/// final class NotesScope: RootScope {}
///
/// final class NotesFeature: Feature<NotesScope, NotesRoute> {
///   override func placement(of route: NotesRoute) -> Placement<NotesRoute> { .root(TextScene("No notes yet")) }
/// }
///
/// final class TextScene: Scene {
///   let text: String
///   init(_ text: String) { self.text = text }
///   var screen: Screen { Screen(title: "Notes") { Section("text") { Row(Label.with(.text(text))) } } }
/// }
/// ```
///
/// The same program runs on any surface: `@main` before it, and `import EspalierCommand` beside it, make it a command
/// whose options choose the surface. Objects that all windows share (a database, a client) are made once, in
/// ``init(_:)``, and passed to the scopes of the roots.
///
/// - Isolation: An app is a `Sendable` value. Roots and windows are made on the main actor; submissions and exports run
///   off it.
public protocol App: Sendable {
  /// The coordinator at the root of a window: a feature, usually.
  associatedtype Root: Coordinating
  /// The choices that a person has at the start, besides those of the surface.
  associatedtype Options: Sendable = NoOptions

  /// The surfaces that the app can be shown on, the usual one first. An app that is only served or tested needs none.
  static var surfaces: [any AppSurface.Type] { get }
  /// The view classes of the app's own that a surface looks at when it starts; none by default.
  ///
  /// A class without a layout is shown on a surface only if that has a drawing of it. List such classes, and those whose
  /// children you want to have checked: what is wrong is in the log of the web at its start, and in ``viewProblems``
  /// for a test, before anybody comes to the screen.
  static var views: [View.Type] { get }
  /// The purpose of the app, in a line of its command's help.
  static var summary: String { get }
  /// The rest of the help of the app's command.
  static var help: String { get }

  /// The name of the app, in titles and in texts of a surface; the name of the type by default.
  var title: String { get }
  /// The version of the app; `1` by default. A surface that kept something of another version makes it anew.
  static var version: String { get }
  /// The colours, sizes and spaces of the app, on every surface.
  var theme: Theme { get }
  /// The third parties' SDKs that start before the first window, and end after the last one.
  @ConnectorBuilder var connectors: [any Connector] { get }
  /// The answers to forms that change a person's identity: signing in, signing out. A host asks for them once.
  var submissions: [Submission: SubmissionHandler] { get }
  /// The files that people may take out of the app.
  var exports: [Export: ExportHandler] { get }

  /// Creates an app that has no options; a structure whose properties have values has this initializer by itself.
  init() throws
  /// Creates the app once for the process, with the choices made at its start. By default it is created without them.
  ///
  /// - Throws: The error that keeps the app from starting; a surface shows it and ends.
  init(_ launch: Launch<Options>) async throws

  /// Makes the root of one window for a visitor. A failure is shown in the window, with a way to try again.
  @MainActor func root(for visitor: Visitor) async throws -> Root
  /// Prepares the window of a root before anything is opened in it: its looks, and the things around its screens.
  @MainActor func prepare(_ window: Window, of root: Root)
  /// Returns the identity of the visitor where a surface cannot know it from a session: the person at a terminal or a
  /// desktop. A stranger by default.
  ///
  /// - Throws: An error when the options name no valid person.
  func person(_ options: Options) async throws -> String?
  /// Runs the program: shows the app until its surface ends. An app does its own work here before, beside or instead.
  ///
  /// - Parameter show: Shows the app on the chosen surface, and returns when that ends.
  func run(_ launch: Launch<Options>, show: @escaping @Sendable () async throws -> Void) async throws
}

extension App {
  /// No surfaces.
  public static var surfaces: [any AppSurface.Type] { [] }
  /// No view classes.
  public static var views: [View.Type] { [] }
  /// The name of the type.
  public static var summary: String { "\(Self.self)" }
  /// An empty text.
  public static var help: String { "" }

  /// The name of the type, without `App` at its end.
  public var title: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }
  /// The version `1`.
  public static var version: String { "1" }
  /// The standard theme.
  public var theme: Theme { .standard }
  /// No connectors.
  public var connectors: [any Connector] { [] }
  /// No answers to forms.
  public var submissions: [Submission: SubmissionHandler] { [:] }
  /// No files.
  public var exports: [Export: ExportHandler] { [:] }

  /// Throws an error, because the app cannot be made without options.
  public init() throws { throw AppError.noInitializer("\(Self.self)") }
  /// Creates the app without looking at the options.
  public init(_ launch: Launch<Options>) async throws { try self.init() }

  /// Leaves the window as it is.
  @MainActor public func prepare(_ window: Window, of root: Root) {}
  /// Returns nil, for a stranger.
  public func person(_ options: Options) async throws -> String? { nil }
  /// Shows the app.
  public func run(_ launch: Launch<Options>, show: @escaping @Sendable () async throws -> Void) async throws {
    try await show()
  }
}
