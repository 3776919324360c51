internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import HTTPTypes

/// Makes the documents that pages are sent in.
struct PageDocuments: Sendable {
  let tokens: PageToken
  /// The version that browsers compare.
  let version: String
  let assets: BrowserAssets
  /// The folder of the app's own files; empty when it has none.
  let assetPath: String
  let configuration: WebConfiguration
  let mount: MountPath

  /// Returns the answer with a page as it looks first.
  ///
  /// - Parameter page: The identifier of the page, which its document joins with.
  func answer(_ paint: PagePaint, page: String, session: SessionKey) -> ServerResponse {
    let document = PageDocument(
      paint: paint, token: paint.status == 503 ? nil : tokens.token(page: page, session: session), version: version,
      assets: assets, assetPath: assetPath, configuration: configuration, mount: mount)
    var fields: HTTPFields = [.cacheControl: "no-store"]
    fields[.contentLanguage] = Visitor.languageTag(paint.language)
    var answer = ServerResponse(
      HTTPResponse.Status(code: paint.status), contentType: "text/html; charset=utf-8",
      bytes: Array(document.html.utf8), fields: fields)
    answer.allowedStyles = document.rules
    return answer
  }
}
