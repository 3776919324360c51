internal import EspalierViews

/// A step that makes the server answer in the browser's language.
struct BrowserLanguage: Middleware {
  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    await Localization.$current.withValue(.speaking(to: request.facts)) { await next.answer(request) }
  }
}
