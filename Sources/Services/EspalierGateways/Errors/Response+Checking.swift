#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Response {
  /// Returns the response if the request accepts its status.
  ///
  /// - Throws: ``NetworkError`` with the beginning of the body.
  public func checked(for request: Request) async throws -> Response {
    try await checked(for: request, coding: .standard)
  }

  func checked(for request: Request, coding: JSONCoding) async throws -> Response {
    guard !request.accepted.contains(status) else { return self }
    // The status is the reason even if reading the body fails.
    let beginning = try? await body.beginning(NetworkError.keptBytes)
    try Task.checkCancellation()
    var head = self
    head.body = ByteChunks(Data())
    throw NetworkError(
      .status(status), request.with { $0.attempt = max($0.attempt, attempts) }, response: head,
      body: beginning ?? Data(), coding: coding)
  }
}
