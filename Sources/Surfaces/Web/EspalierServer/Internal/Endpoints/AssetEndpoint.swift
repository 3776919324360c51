internal import EspalierHTML
internal import HTTPTypes

/// Sends one file of the browser's side: a script or a style sheet.
struct AssetEndpoint: Endpoint {
  let asset: BrowserAssets.Asset

  func answer(_ request: ServerRequest) async -> ServerResponse { ServerResponse(asset, for: request.facts) }
}

extension ServerResponse {
  /// Creates an answer with a file, or without it where the browser has it.
  ///
  /// - Parameter caching: By default, the browser keeps the file for ever: its address tells of its content.
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
