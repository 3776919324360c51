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
/// The same program runs on any surface: `@main` before it, and `import EspalierCommand` beside it, make it a command whose
/// options say where. What all windows share (a database, a client) is made once, in ``init(_:)``, and handed to the scopes
/// of the roots.
///
/// - Isolation: An app is a `Sendable` value. Roots and windows are made on the main actor; submissions and exports run off
///   it.
public protocol App: Sendable {
  /// The coordinator at the root of a window: a feature, usually.
  associatedtype Root: Coordinating
  /// The choices that a person has at the start, beside what the surface offers.
  associatedtype Options: Sendable = NoOptions

  /// The surfaces that the app can be shown on, the usual one first. None are needed for one that is served or tested only.
  static var surfaces: [any AppSurface.Type] { get }
  /// The purpose of the app, in a line of its command's help.
  static var summary: String { get }
  /// The rest of its command's help.
  static var help: String { get }

  /// The name of the app, in titles and in what a surface says; the name of the type unless it says otherwise.
  var title: String { get }
  /// The version of the app; `1` unless it says otherwise. A surface that kept something of another version makes it anew.
  static var version: String { get }
  /// The colours, sizes and spaces of the app, on every surface.
  var theme: Theme { get }
  /// The third parties' SDKs that start before the first window, and end after the last one.
  @ConnectorBuilder var connectors: [any Connector] { get }
  /// The answers to forms that concern who somebody is: signing in, signing out. A host asks for them once.
  var submissions: [Submission: SubmissionHandler] { get }
  /// The files that people may take out of the app.
  var exports: [Export: ExportHandler] { get }

  /// Makes an app that has no options; a structure whose properties have values has it by itself.
  init() throws
  /// Makes the app once for the process, with what was chosen at its start. By default it is made without.
  ///
  /// - Throws: What keeps the app from starting; a surface says it and ends.
  init(_ launch: Launch<Options>) async throws

  /// Makes the root of one window for who is looking. A failure is shown in the window, with a way to try again.
  @MainActor func root(for visitor: Visitor) async throws -> Root
  /// Prepares the window of a root before anything is opened in it: how it looks, what is put around its screens.
  @MainActor func prepare(_ window: Window, of root: Root)
  /// The identity of whoever looks where a surface cannot know it from a session: the person at a terminal or a desktop. A stranger by default.
  ///
  /// - Throws: What is wrong with whom the options name.
  func person(_ options: Options) async throws -> String?
  /// Runs the program: shows the app until its surface ends. An app does here what it does before, beside or instead.
  ///
  /// - Parameter show: Shows the app on the chosen surface, and returns when that ends.
  func run(_ launch: Launch<Options>, show: @escaping @Sendable () async throws -> Void) async throws
}

extension App {
  /// None.
  public static var surfaces: [any AppSurface.Type] { [] }
  /// The name of the type.
  public static var summary: String { "\(Self.self)" }
  /// Nothing.
  public static var help: String { "" }

  /// The name of the type, without `App` at its end.
  public var title: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }
  /// `1`.
  public static var version: String { "1" }
  /// The standard theme.
  public var theme: Theme { .standard }
  /// None.
  public var connectors: [any Connector] { [] }
  /// None.
  public var submissions: [Submission: SubmissionHandler] { [:] }
  /// None.
  public var exports: [Export: ExportHandler] { [:] }

  /// Says that the app cannot be made without options.
  public init() throws { throw AppError.noInitializer("\(Self.self)") }
  /// Makes the app without looking at the options.
  public init(_ launch: Launch<Options>) async throws { try self.init() }

  /// Leaves the window as it is.
  @MainActor public func prepare(_ window: Window, of root: Root) {}
  /// A stranger.
  public func person(_ options: Options) async throws -> String? { nil }
  /// Shows the app.
  public func run(_ launch: Launch<Options>, show: @escaping @Sendable () async throws -> Void) async throws {
    try await show()
  }
}
