internal import EspalierHTML
internal import HTTPTypes

/// An endpoint that sends one file of the browser's code, such as a script or a style sheet.
struct AssetEndpoint: Endpoint {
  let asset: BrowserAssets.Asset

  func answer(_ request: ServerRequest) async -> ServerResponse { ServerResponse(asset, for: request.facts) }
}

extension ServerResponse {
  /// Creates a response with a file. If the browser already has the file, the response omits it.
  ///
  /// - Parameter caching: The caching of the file. By default, the browser keeps it permanently, because its address
  ///   depends on its content.
  init(
    _ asset: BrowserAssets.Asset, for facts: RequestContext, caching: String = "public, max-age=31536000, immutable"
  ) {
    let tag = "W/\"\(asset.hash)\""
    var fields: HTTPFields = [:]
    fields[.cacheControl] = caching
    fields[.eTag] = tag
    fields[.vary] = "Accept-Encoding"
    if facts.fields[.ifNoneMatch] == tag {
      self.init(.notModified, fields: fields)
    } else if facts.acceptsGzip, let compressed = asset.compressed {
      fields[.contentEncoding] = "gzip"
      self.init(.ok, contentType: asset.contentType, bytes: compressed, fields: fields)
    } else {
      self.init(.ok, contentType: asset.contentType, bytes: asset.bytes, fields: fields)
    }
  }
}
