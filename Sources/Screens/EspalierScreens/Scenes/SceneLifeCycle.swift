/// The moments in the life of a scene, for the scene itself and for its followers: its view model, its presenter.
///
/// Each hook runs once for its moment, and always in this order:
///
/// 1. ``didLoad()``, once in a life
/// 2. ``willAppear()``, ``didAppear()``, ``willDisappear()``, ``didDisappear()``, as often as the scene comes and goes
/// 3. ``didEnd()``, once in a life
///
/// ```swift
/// @MainActor @Observable final class TickerModel: SceneLifeCycle {
///   private(set) var isFollowing = false
///   private(set) var rate = ""
///
///   func didAppear() { isFollowing = true }
///   func willDisappear() { isFollowing = false }
///   func load() async { rate = "1.09" }
/// }
/// ```
///
/// - All hooks do nothing by default.
/// - A scene is told first, then its ``Scene/followers`` in their order.
/// - A hook for a moment that has passed (`didAppear`, `didDisappear`) runs when the surface has been told.
@MainActor
public protocol SceneLifeCycle: AnyObject, Sendable {
  /// The scene has been made, stands at its place and is about to be seen for the first time. Its kept state has been
  /// restored.
  func didLoad()
  /// The scene comes into sight, for the first time or again.
  func willAppear()
  /// The scene is in sight: the surface has what it shows.
  func didAppear()
  /// The scene goes out of sight: something comes above it, or it goes.
  func willDisappear()
  /// The scene is out of sight: the surface shows something else.
  func didDisappear()
  /// The scene has gone and does not come back. Its load and the tasks of its handlers are being cancelled.
  func didEnd()
  /// Loads the content of the screen. It runs as a task of its own when the scene is first shown, and is cancelled when
  /// the scene goes.
  func load() async
  /// The value that the load depends on: when it changes while the scene is there, the load under way is cancelled and
  /// ``load()`` runs again. Observed properties that it reads are followed as those of the screen are.
  var loadID: AnyHashable { get }
  /// The names of the data that the load reads: when a version of them is raised, ``load()`` runs again, as for another
  /// ``loadID``. None by default; see ``DataVersions``.
  var reads: Set<DataName> { get }
}

extension SceneLifeCycle {
  /// Does nothing.
  public func didLoad() {}
  /// Does nothing.
  public func willAppear() {}
  /// Does nothing.
  public func didAppear() {}
  /// Does nothing.
  public func willDisappear() {}
  /// Does nothing.
  public func didDisappear() {}
  /// Does nothing.
  public func didEnd() {}
  /// Loads nothing.
  public func load() async {}
  /// A constant, so that the content is loaded once.
  public var loadID: AnyHashable { 0 }
  /// No data.
  public var reads: Set<DataName> { [] }
}
