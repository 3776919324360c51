/// An object that has a screen: the content of one place of the app, in whatever style it is written (MVVM, VIPER, or
/// by hand).
///
/// A window asks for the screen whenever an observed property that it read has changed; several changes in one turn are
/// one render.
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
  /// The content that the place shows now. Reading it must have no effect.
  var screen: Screen { get }
  /// The objects that live with the scene: its view model, its presenter. They are told of its life after it, and load
  /// what they need beside it. None by default; read once, before ``SceneLifeCycle/didLoad()``.
  var followers: [any SceneLifeCycle] { get }
  /// The parts of the screen that load by themselves; see ``ScreenPart``. None by default.
  ///
  /// A part is loaded when it first appears in the list, and again when its own ``ScreenPart/loadID`` changes: neither
  /// the scene nor another part is loaded with it. The load of a part that is gone from the list is cancelled.
  var parts: [any ScreenPart] { get }
  /// The changes that would be lost if the place were left now; nil, the default, when there are none. The window asks
  /// for them before every step that takes the scene away.
  var unsavedChanges: UnsavedChanges? { get }
}

extension Scene {
  /// The scene itself.
  public var visibleScene: (any Scene)? { self }
  /// No followers.
  public var followers: [any SceneLifeCycle] { [] }
  /// No parts.
  public var parts: [any ScreenPart] { [] }
  /// No unsaved changes.
  public var unsavedChanges: UnsavedChanges? { nil }
}
