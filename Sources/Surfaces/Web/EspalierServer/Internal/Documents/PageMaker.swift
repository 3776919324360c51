internal import EspalierApp
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens

/// A maker of the pages of one app.
struct PageMaker: Sendable {
  let makePage: LivePageFactory
  let tokens: FormToken

  /// Creates the page of a session at a path.
  ///
  /// - Parameter rejection: The problems of the form that the page shows again.
  @MainActor func make(
    _ visitor: Visitor, at path: String, rejection: SubmissionRejection? = nil, session: Session
  ) async -> any LivePage {
    let page = await makePage(visitor, path, rejection, tokens.token(session: session.key))
    page.telemetry?.session = session.key.forLogs
    return page
  }
}
