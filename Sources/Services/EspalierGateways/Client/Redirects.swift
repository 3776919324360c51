/// A rule for the redirects that a client follows.
///
/// A client never follows a redirect from `https` to `http`, and never a circle of redirects. Another origin receives
/// only headers that are known to be harmless: those that describe the accepted kinds of response, the requested part,
/// and the body. The name of a header does not show whether it is a credential. So every other header is removed, and
/// is not restored if the other origin redirects back to the first.
///
/// After 303, and after 301 or 302 of a POST, the client sends a GET. After 307 and 308 it sends the same request
/// again, if the body can be sent again.
public struct Redirects: Sendable {
  let maximum: Int

  /// Returns a rule that follows up to a maximum number of redirects.
  public static func follow(maximum: Int) -> Redirects { Redirects(maximum: maximum) }
  /// A rule that follows no redirects. The caller then receives the redirect itself as the response.
  public static let none = Redirects(maximum: 0)

  func send(_ request: Request, over transport: any Transport) async throws -> Response {
    var current = request
    var visited: Set<String> = []
    while true {
      var response = try await transport.send(current.countingBody())
      if !visited.isEmpty { response.redirectedTo = current.address }
      guard maximum > 0, [301, 302, 303, 307, 308].contains(response.status), let address = current.address,
        let location = response.headers["Location"]
      else { return response }
      visited.insert("\(current.method.rawValue) \(address.absolute)")
      guard let next = address.resolving(location) else {
        throw NetworkError(.redirects("to “\(location)”, which is no address"), current, response: response)
      }
      if let fault = fault(from: address, to: next, visited) {
        throw NetworkError(.redirects(fault), current, response: response)
      }
      current = try Self.request(after: response, from: current, to: next)
      if visited.contains("\(current.method.rawValue) \(next.absolute)") {
        throw NetworkError(.redirects("in a circle, back to \(next.blanked)"), request, response: response)
      }
    }
  }

  /// The headers that another origin may receive, because none of them identifies the user.
  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-encoding",
    "content-language", "content-length", "content-type", "if-match", "if-modified-since", "if-none-match", "if-range",
    "if-unmodified-since", "pragma", "range", "user-agent",
  ]

  private func fault(from: Address, to next: Address, _ visited: Set<String>) -> String? {
    if visited.count > maximum { return "more than \(maximum) times, last to \(next.blanked)" }
    if from.scheme == "https", next.scheme == "http" { return "to \(next.blanked), which is not encrypted" }
    return nil
  }

  private static func request(after response: Response, from request: Request, to next: Address) throws -> Request {
    var following = request
    let fetches =
      response.status == 303 && request.method != .head
      || (response.status == 301 || response.status == 302) && request.method == .post
    if fetches {
      following.method = .get
      following = following.body(nil)
      for name in ["Content-Type", "Content-Length", "Content-Encoding"] { following.headers[name] = nil }
    } else if let body = request.body, !body.isReplayable {
      throw NetworkError(
        .redirects("to \(next.blanked), and the body cannot be sent again"), request, response: response)
    }
    if next.origin != request.address?.origin {
      for field in following.headers.fields
      where !harmless.contains(field.name.lowercased()) || request.isSecret(header: field.name) {
        following.headers[field.name] = nil
      }
    }
    following.address = next
    return following
  }
}
