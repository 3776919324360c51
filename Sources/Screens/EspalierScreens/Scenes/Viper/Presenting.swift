/// The presenter of a scene: it turns a person's actions into calls of interactor and router, and answers into calls of
/// the view.
///
/// The presenter follows its scene (``PresentedScene``), so it is told of the scene's life and loads by itself. Most
/// presenters are subclasses of ``ScenePresenter``; any class can be one.
///
/// ```swift
/// @MainActor protocol CardsPresenting: Presenting {
///   func tapFreeze(card: Int)
/// }
/// ```
@MainActor
public protocol Presenting: SceneLifeCycle {}
