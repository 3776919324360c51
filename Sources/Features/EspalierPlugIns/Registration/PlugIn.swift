public import EspalierModules
public import EspalierNavigation

/// A feature that is plugged into an app. It defines its name, the addresses of its places, the construction of its
/// module, and its contributions to extension points.
///
/// The surrounding app, the shell, knows no plug-in by its type. A plug-in knows only the protocol of the shell that it
/// names as its ``Shell``. So each can be in a package of its own:
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
/// The program lists its plug-ins in ``PlugIns``, and only there. The places of a plug-in that is not listed are
/// unknown.
///
/// - Isolation: the description is a value; the feature, the contributions and the offers are created on the main
///   actor.
public protocol PlugIn<Shell>: Sendable {
  /// The protocol that the plug-in requires of the shell, such as `any KitchenShell`.
  associatedtype Shell
  /// The class of the plug-in's feature. The paths of the feature's places are below the ``prefix``: the path `/`
  /// becomes the prefix itself.
  associatedtype Built: AnyModule & Coordinating

  /// The id of the plug-in. It must never change, because a person's arrangement stores it.
  var id: String { get }
  /// The title of the plug-in that people see.
  var title: String { get }
  /// The prefix of the paths of the plug-in's places, below the place that the shell assigns to all plug-ins. It is
  /// `/<id>` by default.
  ///
  /// No two plug-ins have the same prefix, and no prefix contains another.
  var prefix: Path { get }
  /// The contributions to extension points of the shell; none by default.
  var contributions: [Contribution<Shell>] { get }
  /// The values that the plug-in provides to the shell and to other plug-ins, by protocols that they know; none by
  /// default.
  var offers: [Offer<Shell>] { get }

  /// Builds the feature.
  ///
  /// The method runs at the first visit to one of the plug-in's places, once in each window. When it throws, the place
  /// shows the error with a retry button, and the rest of the app continues to work.
  @MainActor func build(in context: PlugInContext<Shell>) throws -> Built
}

extension PlugIn {
  /// The default prefix of one segment, the ``id``.
  public var prefix: Path { Path(segments: [id]) }
  /// By default, the plug-in has no contributions.
  public var contributions: [Contribution<Shell>] { [] }
  /// By default, the plug-in has no offers.
  public var offers: [Offer<Shell>] { [] }
}
