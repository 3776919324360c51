internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import HTTPTypes

/// A maker of the documents that contain pages.
struct PageDocuments: Sendable {
  let tokens: PageToken
  /// The version of the app and of the browser's code. A browser whose page has another version reloads the page.
  let version: String
  let assets: BrowserAssets
  /// The path of the folder with the app's own files; empty if there are none.
  let assetPath: String
  let configuration: WebConfiguration
  let mount: MountPath

  /// Returns the response with the content of a place that is prepared ahead; one without content if there is none.
  func answer(prepared paint: PagePaint?) -> ServerResponse {
    guard let paint else { return ServerResponse(.noContent, fields: [.cacheControl: "no-store"]) }
    return ServerResponse(
      .ok, contentType: "text/html; charset=utf-8", bytes: Array(paint.body.utf8),
      fields: [.cacheControl: "no-store", Self.preparedField: "1"])
  }

  /// The field by which a page asks for the content of a place ahead, and by which it is answered.
  static let preparedField = HTTPField.Name.known("X-Espalier-Prefetch")

  /// Returns the response with the first content of a page.
  ///
  /// - Parameter page: The identifier of the page, with which its document joins.
  func answer(_ paint: PagePaint, page: String, session: SessionKey) -> ServerResponse {
    let document = PageDocument(
      paint: paint, token: paint.status == 503 ? nil : tokens.token(page: page, session: session),
      inspectedPage: configuration.leadsToLines ? SessionKey(identifier: page).forLogs : nil, version: version,
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
