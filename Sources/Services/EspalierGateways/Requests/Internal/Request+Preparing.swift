extension Request {
  /// The reason why the client refuses to send the request; nil if it may be sent.
  var refusal: String? {
    switch method {
    case .connect: "CONNECT asks a proxy for a tunnel, which the transport does by itself where it has a proxy."
    case .trace where body != nil: "A TRACE has no body (RFC 9110, 9.3.8)."
    default: nil
    }
  }
}
