/// An object that provides the screen of one place of the app, in any style: MVVM, VIPER, or by hand.
///
/// A window reads the screen again whenever an observed property that it read has changed. Several changes in one turn
/// are one render.
///
/// ```swift
/// @MainActor @Observable final class CounterScene: Scene {
///   var count = 0
///   var screen: Screen {
///     Screen(title: "Counter") {
///       Section("count") {
///         Row(
///           Label.with(.text("\(count)")),
///           Button.with(.title("Add one"), .onTap { [weak self] in self?.count += 1 }))
///       }
///     }
///   }
/// }
/// ```
///
/// - A scene knows no surface. The window that shows it owns it; handlers and tasks hold it weakly or end with it.
/// - Its hooks are those of ``SceneLifeCycle``, and do nothing by default.
@MainActor
public protocol Scene: Presentable, SceneLifeCycle {
  /// The current content of the place. Reading it must have no side effects.
  var screen: Screen { get }
  /// The objects that live as long as the scene, such as its view model or presenter. By default there are none.
  ///
  /// The framework notifies them of the scene's life after the scene itself, and loads their content concurrently with
  /// it. It reads this property once, before ``SceneLifeCycle/didLoad()``.
  var followers: [any SceneLifeCycle] { get }
  /// The parts of the screen that load on their own; see ``ScreenPart``. None by default.
  ///
  /// A part is loaded when it first appears in the list, and again when its own ``ScreenPart/loadID`` changes. Neither
  /// the scene nor another part is loaded with it. The load of a part that is removed from the list is cancelled.
  var parts: [any ScreenPart] { get }
  /// The changes that would be lost if the person left the place now; nil, the default, when there are none. The window
  /// reads them before every step that removes the scene.
  var unsavedChanges: UnsavedChanges? { get }
  /// The presentation of errors that the scene's handlers throw; nil, the default, for the one of the environment.
  var handlerFailure: HandlerFailure? { get }
}

extension Scene {
  /// The scene itself.
  public var visibleScene: (any Scene)? { self }
  /// By default, the scene has no followers.
  public var followers: [any SceneLifeCycle] { [] }
  /// By default, the scene has no parts.
  public var parts: [any ScreenPart] { [] }
  /// By default, the scene has no unsaved changes.
  public var unsavedChanges: UnsavedChanges? { nil }
  /// By default, the environment chooses the presentation of errors.
  public var handlerFailure: HandlerFailure? { nil }
}
