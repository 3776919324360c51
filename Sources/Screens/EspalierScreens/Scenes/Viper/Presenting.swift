/// A presenter, which is notified of the moments in the life of its scene.
///
/// A presenter turns a person's actions into calls to the interactor and the router, and their answers into calls to
/// the view.
///
/// The presenter is a follower of its scene (``PresentedScene``), so it is notified of the scene's life and loads on
/// its own. Most presenters are subclasses of ``ScenePresenter``; any class can be one.
///
/// ```swift
/// @MainActor protocol CardsPresenting: Presenting {
///   func tapFreeze(card: Int)
/// }
/// ```
@MainActor
public protocol Presenting: SceneLifeCycle {}
