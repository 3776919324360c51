internal import EspalierHTML
internal import HTTPTypes

/// A reader of the facts in the heads of requests to one site.
struct RequestReader: Sendable {
  let configuration: WebConfiguration
  let mount: MountPath

  /// Returns the facts in the head of a request.
  ///
  /// - Parameter peer: The address of the other end of the connection, if it has one.
  func facts(_ head: HTTPRequest, peer: NetworkAddress?) -> RequestContext {
    RequestContext(head, configuration: configuration, mount: mount, peer: peer)
  }
}
