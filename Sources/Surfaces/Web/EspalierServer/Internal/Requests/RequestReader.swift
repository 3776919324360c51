internal import EspalierHTML
internal import HTTPTypes

/// Reads the facts out of the heads of requests to one site.
struct RequestReader: Sendable {
  let configuration: WebConfiguration
  let mount: MountPath

  /// Reads the facts out of the head of a request.
  ///
  /// - Parameter peer: The other end of the connection, as far as it has an address.
  func facts(_ head: HTTPRequest, peer: NetworkAddress?) -> RequestContext {
    RequestContext(head, configuration: configuration, mount: mount, peer: peer)
  }
}
