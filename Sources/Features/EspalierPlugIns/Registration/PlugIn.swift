public import EspalierModules
public import EspalierNavigation

/// A feature that is plugged into an app: its name, the address of its places, the way to build its module, and the
/// extension points where it wants to be seen.
///
/// The app around it, the shell, knows no plug-in by its type, and a plug-in knows of the shell only the protocol that it
/// names as its ``Shell``. So each lies in a package of its own:
///
/// ```swift
/// @MainActor protocol KitchenShell: AnyObject {
///   var guests: Int { get }
/// }
///
/// enum RecipesRoute: Route {
///   case list
///   case recipe(Int)
///
///   var path: Path {
///     switch self {
///     case .list: "/"
///     case .recipe(let id): "/\(id)"
///     }
///   }
///   static let paths = Paths<Self> { list; recipe }
/// }
///
/// final class RecipesScope: Scope<any KitchenShell> {}
/// final class Recipes: Feature<RecipesScope, RecipesRoute> {}
///
/// extension ExtensionPoint where Content == PlugInEntry {
///   static let menu = ExtensionPoint("menu")
/// }
///
/// struct RecipesPlugIn: PlugIn {
///   let id = "recipes"
///   let title = "Recipes"
///
///   func build(in context: PlugInContext<any KitchenShell>) -> Recipes {
///     Recipes(scope: RecipesScope(context.shell))
///   }
///
///   var contributions: [Contribution<any KitchenShell>] {
///     [.entry(in: .menu, icon: .list, summary: "What to cook")]
///   }
/// }
/// ```
///
/// The program lists its plug-ins in one place, ``PlugIns``. One that is not listed is not there: its places are unknown.
///
/// - Isolation: the description is a value; it is built and asked for its parts on the main actor.
public protocol PlugIn<Shell>: Sendable {
  /// The protocol that the plug-in needs from the shell, as `any KitchenShell`.
  associatedtype Shell
  /// The class of its feature. Its places' paths begin where it stands: its `/` is the ``prefix``.
  associatedtype Built: AnyModule & Coordinating

  /// The name that the plug-in is known by, and that never changes: a person's arrangement is kept by it.
  var id: String { get }
  /// The name of the plug-in for people.
  var title: String { get }
  /// The path of its places, below the place that the shell gives to all plug-ins; `/<id>` by default.
  ///
  /// No two plug-ins have one prefix, nor does one prefix lie within the other's.
  var prefix: Path { get }
  /// The contributions to extension points of the shell; none by default.
  var contributions: [Contribution<Shell>] { get }
  /// The values that the plug-in gives to the shell and to other plug-ins, by protocols that they know; none by
  /// default.
  var offers: [Offer<Shell>] { get }

  /// Builds the feature.
  ///
  /// It runs when somebody first goes to one of its places, once in each window. When it throws, the error is shown in
  /// its place with a way to try again, and everything else goes on.
  @MainActor func build(in context: PlugInContext<Shell>) throws -> Built
}

extension PlugIn {
  /// The default prefix of one segment, the ``id``.
  public var prefix: Path { Path(segments: [id]) }
  /// No contributions.
  public var contributions: [Contribution<Shell>] { [] }
  /// No offers.
  public var offers: [Offer<Shell>] { [] }
}
