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
/// - The hooks below do nothing by default.
@MainActor
public protocol Scene: Presentable {
  /// What the place shows now. Reading it must have no effect.
  var screen: Screen { get }
  /// Loads what the screen needs. It runs as a task of its own when the scene is shown first, and is cancelled when the
  /// scene goes.
  func load() async
  /// What the load depends on: when it becomes another value while the scene is there, the load under way is cancelled
  /// and ``load()`` runs again. Observed properties that it reads are followed as those of the screen are.
  var loadID: AnyHashable { get }
  /// The scene comes into sight, for the first time or again.
  func willAppear()
  /// The scene is out of sight: something is above it, or it is gone.
  func didDisappear()
  /// What would be lost if the place were left now; nil, the default, when nothing would. It is asked before every step
  /// that takes the scene away.
  var unsavedChanges: UnsavedChanges? { get }
}

extension Scene {
  /// A scene is what is seen.
  public var visibleScene: any Scene { self }
  /// Loads nothing.
  public func load() async {}
  /// Loads once.
  public var loadID: AnyHashable { 0 }
  /// Does nothing.
  public func willAppear() {}
  /// Does nothing.
  public func didDisappear() {}
  /// Nothing would be lost.
  public var unsavedChanges: UnsavedChanges? { nil }
}
