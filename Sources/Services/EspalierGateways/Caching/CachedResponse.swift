internal import EspalierBase

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A response that a cache keeps, with the rules of RFC 9111 for its reuse.
struct CachedResponse: Sendable, Codable {
  var status: Int
  var fields: [[String]]
  var body: Data
  /// The values of the request's header fields that the response's `Vary` field names.
  var variedBy: [String: String]
  /// The times at which the request was sent and the response arrived.
  var asked: Date
  var came: Date

  init?(_ response: Response, to request: Request, asked: Date, came: Date, isShared: Bool) {
    guard let data = response.body.data, Self.mayBeKept(response, request, isShared: isShared) else { return nil }
    status = response.status
    // A cookie is only for the client that received it.
    let kept = response.headers.fields.filter { !isShared || !isSameName($0.name, "Set-Cookie") }
    fields = kept.map { [$0.name, $0.value] }
    body = data
    variedBy = Dictionary(
      Self.variedNames(response.headers).map { ($0, request.headers[$0] ?? "") }, uniquingKeysWith: { $1 })
    self.asked = asked
    self.came = came
  }

  var headers: Headers { Headers(fields.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) }

  /// The size of the response in bytes, which counts against the cache's limit.
  var cost: Int { fields.reduce(body.count + 200) { $0 + $1.reduce(0) { $0 + $1.utf8.count } } }

  func answers(_ request: Request) -> Bool {
    variedBy.allSatisfy { name, value in (request.headers[name] ?? "") == value }
  }

  func response(at now: Date) -> Response {
    var headers = headers
    headers["Age"] = String(Int(age(at: now)))
    return Response(status: status, headers: headers, body: ByteChunks(body))
  }

  // MARK: Freshness

  private static let keptStatuses: Set<Int> = [200, 203, 301, 404, 410]

  private static func mayBeKept(_ response: Response, _ request: Request, isShared: Bool) -> Bool {
    let control = CacheControl(response.headers)
    guard request.method == .get, keptStatuses.contains(response.status), !control.has("no-store"),
      !CacheControl(request.headers).has("no-store"), !variedNames(response.headers).contains("*")
    else { return false }
    if isShared, request.cachePartition == nil {
      if control.has("private") { return false }
      // The request as it left: the middleware that authorizes it may come after the cache.
      if response.isPersonal,
        !control.has("public"), !control.has("s-maxage"), !control.has("must-revalidate")
      {
        return false
      }
    }
    let validates = response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil
    return validates || control.has("max-age") || control.has("s-maxage") || response.headers["Expires"] != nil
  }

  private static func variedNames(_ headers: Headers) -> [String] {
    (headers["Vary"] ?? "").split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }
  }

  /// Returns the number of seconds for which the response is fresh, from the time when it was made.
  private func lifetime(isShared: Bool) -> Double {
    let control = CacheControl(headers)
    if control.has("no-cache") { return 0 }
    if isShared, let seconds = control.seconds("s-maxage") { return seconds }
    if let seconds = control.seconds("max-age") { return seconds }
    let made = headers["Date"].flatMap { HTTPDate.date($0) } ?? came
    if let text = headers["Expires"] {
      // A date that cannot be read counts as past (5.3).
      return HTTPDate.date(text).map { max(0, $0.timeIntervalSince(made)) } ?? 0
    }
    guard let modified = headers["Last-Modified"].flatMap({ HTTPDate.date($0) }) else { return 0 }
    // A tenth of its age, as section 4.2.2 proposes, but no more than a day.
    return min(max(0, made.timeIntervalSince(modified)) / 10, 86_400)
  }

  /// Returns the number of seconds since the server made the response, according to RFC 9111 (4.2.3).
  func age(at now: Date) -> Double {
    let made = headers["Date"].flatMap { HTTPDate.date($0) } ?? came
    let announced = headers["Age"].flatMap { Double($0) } ?? 0
    let atArrival = max(max(0, came.timeIntervalSince(made)), announced + came.timeIntervalSince(asked))
    return atArrival + max(0, now.timeIntervalSince(came))
  }

  func isFresh(at now: Date, for request: Request, isShared: Bool) -> Bool {
    let wish = CacheControl(request.headers)
    if wish.has("no-cache") || request.headers["Pragma"] == "no-cache" { return false }
    let age = age(at: now)
    if let most = wish.seconds("max-age"), age > most { return false }
    return age < lifetime(isShared: isShared)
  }

  /// Returns true if the response may be used when a request has failed.
  func isUsableOnFailure(at now: Date, isShared: Bool) -> Bool {
    let control = CacheControl(headers)
    guard !control.has("must-revalidate"), let grace = control.seconds("stale-if-error") else { return false }
    return age(at: now) < lifetime(isShared: isShared) + grace
  }

  // MARK: Validation

  var isValidatable: Bool { headers["ETag"] != nil || headers["Last-Modified"] != nil }

  func validating(_ request: Request) -> Request {
    request.with { request in
      request.headers["If-None-Match"] = headers["ETag"]
      request.headers["If-Modified-Since"] = headers["Last-Modified"]
    }
  }

  /// Returns the response with the header fields of a newer response, by which the server has confirmed that the stored
  /// body is still valid.
  func renewed(by response: Response, asked: Date, came: Date) -> CachedResponse {
    var renewed = self
    var headers = headers
    var new = response.headers
    // They would describe the body that was not sent (3.2).
    for name in ["Content-Length", "Content-Encoding", "Transfer-Encoding", "Content-Range"] { new[name] = nil }
    headers.merge(new)
    renewed.fields = headers.fields.map { [$0.name, $0.value] }
    renewed.asked = asked
    renewed.came = came
    return renewed
  }
}
