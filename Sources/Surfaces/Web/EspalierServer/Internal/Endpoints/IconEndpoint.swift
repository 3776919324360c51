internal import HTTPTypes

/// An endpoint that sends the icon of the app.
struct IconEndpoint: Endpoint {
  /// The bytes of the picture, in SVG.
  let icon: [UInt8]

  func answer(_ request: ServerRequest) async -> ServerResponse {
    ServerResponse(.ok, contentType: "image/svg+xml", bytes: icon, fields: [.cacheControl: "public, max-age=86400"])
  }
}
