internal import EspalierViews

/// Lets the server speak the language of the browser that it answers.
struct BrowserLanguage: Middleware {
  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    await Localization.$current.withValue(.speaking(to: request.facts)) { await next.answer(request) }
  }
}
