/// A rule for the redirects that a client follows.
///
/// A client that follows them never goes from `https` to `http`, never in a circle, and sends another origin neither
/// `Authorization` nor cookies nor what the request calls secret. After 303, and after 301 or 302 of a POST, it fetches; after
/// 307 and 308 it sends the same again, if the body can be sent again.
public struct Redirects: Sendable {
  let maximum: Int

  /// Follows at most so many redirects.
  public static func follow(maximum: Int) -> Redirects { Redirects(maximum: maximum) }
  /// Follows no redirect: the redirect is the answer.
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
      for field in following.headers.fields where request.isSecret(header: field.name) {
        following.headers[field.name] = nil
      }
    }
    following.address = next
    return following
  }
}
