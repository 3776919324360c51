/// An object that is notified of the moments in the life of a scene. It is the scene itself or a follower, such as its
/// view model or presenter.
///
/// Each hook runs once for its moment, and always in this order:
///
/// 1. ``didLoad()``, once in a life
/// 2. ``willAppear()``, ``didAppear()``, ``willDisappear()``, ``didDisappear()``, each time the scene appears and
///    disappears
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
/// - The scene is notified first, then its ``Scene/followers`` in their order.
/// - A hook for a moment that has passed (`didAppear`, `didDisappear`) runs after the surface has received the change.
/// - A scene that a page prepares ahead, because a person points at its link, is created, loaded and removed: of the hooks
///   it receives ``didLoad()`` and ``didEnd()``. If the person opens the place, a new scene appears there. So work that must
///   happen only for a person who sees the scene belongs in ``didAppear()``, not in ``load()``.
@MainActor
public protocol SceneLifeCycle: AnyObject, Sendable {
  /// Notifies the object that the scene is at its place and is about to appear for the first time. Its kept state has
  /// been restored.
  func didLoad()
  /// Notifies the object that the scene is about to appear, for the first time or again.
  func willAppear()
  /// Notifies the object that the scene is visible: the surface has its content.
  func didAppear()
  /// Notifies the object that the scene is about to disappear, because another scene covers it or it is removed.
  func willDisappear()
  /// Notifies the object that the scene is no longer visible: the surface shows something else.
  func didDisappear()
  /// Notifies the object that the scene was removed for good. Its load and the tasks of its handlers are being
  /// cancelled.
  func didEnd()
  /// Loads the content of the screen. It runs as a task of its own when the scene is first shown, and is cancelled when
  /// the scene is removed.
  func load() async
  /// The value that the load depends on. When it changes while the scene exists, the load under way is cancelled and
  /// ``load()`` runs again. Observed properties that it reads are tracked like those of the screen.
  var loadID: AnyHashable { get }
  /// The names of the data that the load reads; none by default. When the version of one of them is raised, ``load()``
  /// runs again, as after a change of ``loadID``. See ``DataVersions``.
  var reads: Set<DataName> { get }
}

extension SceneLifeCycle {
  /// Does nothing by default.
  public func didLoad() {}
  /// Does nothing by default.
  public func willAppear() {}
  /// Does nothing by default.
  public func didAppear() {}
  /// Does nothing by default.
  public func willDisappear() {}
  /// Does nothing by default.
  public func didDisappear() {}
  /// Does nothing by default.
  public func didEnd() {}
  /// Loads nothing by default.
  public func load() async {}
  /// A constant, so that the content is loaded once.
  public var loadID: AnyHashable { 0 }
  /// By default, the load reads no data.
  public var reads: Set<DataName> { [] }
}
