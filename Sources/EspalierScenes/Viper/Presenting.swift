public import EspalierScreens

/// The presenter of a scene: it turns what a person did into calls of interactor and router, and answers into calls of the
/// view.
///
/// It follows its scene (``PresentedScene``), so it hears of the scene's life and loads by itself. Most presenters are
/// subclasses of ``ScenePresenter``; any class can be one.
///
/// ```swift
/// @MainActor protocol CardsPresenting: Presenting {
///   func tapFreeze(card: Int)
/// }
/// ```
@MainActor
public protocol Presenting: SceneLifeCycle {}
