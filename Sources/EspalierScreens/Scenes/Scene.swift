/// An object that has a screen: what stands at one place of the app, in whatever style it is written (MVVM, VIPER, or
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
/// - A scene knows no surface. Whoever shows it owns it; handlers and tasks hold it weakly or end with it.
/// - Its hooks are those of ``SceneLifeCycle``, and do nothing by default.
@MainActor
public protocol Scene: Presentable, SceneLifeCycle {
  /// What the place shows now. Reading it must have no effect.
  var screen: Screen { get }
  /// Those who live with the scene: its view model, its presenter. They are told of its life after it, and load what they
  /// need beside it. Nobody, by default; read once, before ``SceneLifeCycle/didLoad()``.
  var followers: [any SceneLifeCycle] { get }
  /// The parts of the screen that load by themselves; see ``ScreenPart``. None by default.
  ///
  /// A part is loaded when it is in the list first, and again when its own ``ScreenPart/loadID`` becomes another value: neither
  /// the scene nor another part is loaded with it. The load of a part that is gone from the list is cancelled.
  var parts: [any ScreenPart] { get }
  /// What would be lost if the place were left now; nil, the default, when nothing would. It is asked before every step
  /// that takes the scene away.
  var unsavedChanges: UnsavedChanges? { get }
}

extension Scene {
  /// A scene is what is seen.
  public var visibleScene: any Scene { self }
  /// Nobody follows.
  public var followers: [any SceneLifeCycle] { [] }
  /// None.
  public var parts: [any ScreenPart] { [] }
  /// Nothing would be lost.
  public var unsavedChanges: UnsavedChanges? { nil }
}
