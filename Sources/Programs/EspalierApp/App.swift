public import EspalierConnectors
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// A program: its root feature and its connectors.
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
/// The same program runs on any surface: add `@main` and `import EspalierCommand`, and it is a command whose options
/// choose the surface. Objects that all windows share (a database, a client) are created once, in ``init(_:)``, and
/// passed to the scopes of the roots.
///
/// - Isolation: An app is a `Sendable` value. Roots and windows are created on the main actor; submissions and exports
///   run off it.
public protocol App: Sendable {
  /// The coordinator at the root of a window: usually a feature.
  associatedtype Root: Coordinating
  /// The options that a person chooses at the start, in addition to those of the surface.
  associatedtype Options: Sendable = NoOptions

  /// The surfaces on which the app can be shown, the usual one first. An app that is only served or tested needs none.
  static var surfaces: [any AppSurface.Type] { get }
  /// The app's own view classes that a surface checks when it starts; none by default.
  ///
  /// A class without a layout is shown on a surface only if that surface has a drawing for it. List such classes, and
  /// those whose children should be checked. The web logs the problems at its start, and ``viewProblems`` returns them
  /// for a test, before a person opens the screen.
  static var views: [View.Type] { get }
  /// The purpose of the app, in a line of its command's help.
  static var summary: String { get }
  /// The further help text of the app's command.
  static var help: String { get }

  /// The name of the app, in titles and in texts of a surface; the name of the type by default.
  var title: String { get }
  /// The version of the app; `1` by default. A surface discards data that it stored for another version and creates it
  /// again.
  static var version: String { get }
  /// The colours, sizes and spacing of the app, on every surface.
  var theme: Theme { get }
  /// The connectors to third-party SDKs. They start with the app and end after its last window.
  ///
  /// No window waits for them: a person who comes while they start sees the app, and connectors are notified of what
  /// happened meanwhile once they have started.
  @ConnectorBuilder var connectors: [any Connector] { get }
  /// The handlers of forms that change a person's identity: signing in, signing out. A host reads them once.
  var submissions: [Submission: SubmissionHandler] { get }
  /// The handlers that create the files that people may export from the app.
  var exports: [Export: ExportHandler] { get }

  /// Creates an app that has no options. The compiler provides this initializer for a structure whose properties have
  /// values.
  init() throws
  /// Creates the app once for the process, with the options chosen at its start. By default, it is created without
  /// them.
  ///
  /// - Throws: The error that keeps the app from starting; a surface shows it and ends.
  init(_ launch: Launch<Options>) async throws

  /// Creates the root of one window for a visitor. A failure is shown in the window, with a retry button.
  @MainActor func root(for visitor: Visitor) async throws -> Root
  /// Prepares the window of a root before a place is opened in it: its appearance, and the elements around its screens.
  @MainActor func prepare(_ window: Window, of root: Root)
  /// Returns the identity of a visitor whom the surface cannot identify from a session, such as the person at a
  /// terminal or a desktop. By default, the result is nil, for a person who has not signed in.
  ///
  /// - Throws: An error when the options name no valid person.
  func person(_ options: Options) async throws -> String?
  /// Runs the program by showing the app until its surface ends. Override it to do other work before, during or
  /// instead.
  ///
  /// - Parameters:
  ///   - launch: The options that were chosen at the start.
  ///   - show: Shows the app on the chosen surface, and returns when the surface ends.
  func run(_ launch: Launch<Options>, show: @escaping @Sendable () async throws -> Void) async throws
}

extension App {
  /// The default list of surfaces, which is empty.
  public static var surfaces: [any AppSurface.Type] { [] }
  /// The default list of view classes, which is empty.
  public static var views: [View.Type] { [] }
  /// The default summary: the name of the type.
  public static var summary: String { "\(Self.self)" }
  /// The default help text, which is empty.
  public static var help: String { "" }

  /// The default title: the name of the type, without `App` at its end.
  public var title: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }
  /// The default version, `1`.
  public static var version: String { "1" }
  /// The standard theme.
  public var theme: Theme { .standard }
  /// The default list of connectors, which is empty.
  public var connectors: [any Connector] { [] }
  /// The default handlers of forms: none.
  public var submissions: [Submission: SubmissionHandler] { [:] }
  /// The default handlers of exported files: none.
  public var exports: [Export: ExportHandler] { [:] }

  /// Throws an error, because the app cannot be created without options.
  public init() throws { throw AppError.noInitializer("\(Self.self)") }
  /// Creates the app and ignores the options.
  public init(_ launch: Launch<Options>) async throws { try self.init() }

  /// Leaves the window unchanged.
  @MainActor public func prepare(_ window: Window, of root: Root) {}
  /// Returns nil, for a person who has not signed in.
  public func person(_ options: Options) async throws -> String? { nil }
  /// Shows the app.
  public func run(_ launch: Launch<Options>, show: @escaping @Sendable () async throws -> Void) async throws {
    try await show()
  }
}
