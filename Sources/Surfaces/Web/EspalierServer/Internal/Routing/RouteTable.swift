internal import EspalierViews
internal import HTTPTypes

/// A table of a site's paths, with the endpoint for each method of a path.
///
/// A part that begins with a colon matches any one part, which the endpoint finds by that name; `**` at the end matches
/// the rest of the path, or nothing. If a path matches two routes, the one that was added first counts. A path that has
/// routes, but none with the request's method, is answered with 405 and `Allow`.
struct RouteTable: Endpoint {
  private struct Route: Sendable {
    let pattern: RoutePattern
    /// The endpoints of the path, by method. An entry without a method applies to all methods.
    var endpoints: [(method: HTTPRequest.Method?, endpoint: any Endpoint)]
  }

  private var routes: [Route] = []

  /// Adds an endpoint for GET.
  mutating func get(_ pattern: String, _ endpoint: any Endpoint) { add([.get], pattern, endpoint) }

  /// Adds an endpoint for GET, and for HEAD, which is answered with the head of the same response.
  mutating func getOrHead(_ pattern: String, _ endpoint: any Endpoint) { add([.get, .head], pattern, endpoint) }

  /// Adds an endpoint for POST.
  mutating func post(_ pattern: String, _ endpoint: any Endpoint) { add([.post], pattern, endpoint) }

  /// Adds an endpoint for PUT.
  mutating func put(_ pattern: String, _ endpoint: any Endpoint) { add([.put], pattern, endpoint) }

  /// Adds an endpoint for DELETE.
  mutating func delete(_ pattern: String, _ endpoint: any Endpoint) { add([.delete], pattern, endpoint) }

  /// Adds an endpoint for requests of any method.
  mutating func any(_ pattern: String, _ endpoint: any Endpoint) { add([nil], pattern, endpoint) }

  private mutating func add(_ methods: [HTTPRequest.Method?], _ text: String, _ endpoint: any Endpoint) {
    let pattern = RoutePattern(text)
    let added = methods.map { (method: $0, endpoint: endpoint) }
    if let index = routes.firstIndex(where: { $0.pattern == pattern }) {
      routes[index].endpoints += added
    } else {
      routes.append(Route(pattern: pattern, endpoints: added))
    }
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    await route(request) ?? .text(.notFound, .localized(.webNothingHere))
  }

  /// Answers a request with the endpoint of its path and method; returns nil if no route matches the path.
  func route(_ request: ServerRequest) async -> ServerResponse? {
    let parts = RoutePattern.parts(of: request.facts.path)
    for route in routes {
      guard let parameters = route.pattern.match(parts) else { continue }
      guard let found = route.endpoints.first(where: { [nil, request.facts.method].contains($0.method) }) else {
        return .methodNotAllowed(route.endpoints.compactMap(\.method?.rawValue).joined(separator: ", "))
      }
      var request = request
      request.parameters = parameters
      return await found.endpoint.answer(request)
    }
    return nil
  }
}
