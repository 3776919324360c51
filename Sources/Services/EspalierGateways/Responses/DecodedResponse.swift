/// A response of a server with its decoded body, its status and its header fields.
///
/// Some information of a server is only in the head, such as the address of the next page, or the number of remaining
/// requests:
///
/// ```swift
/// struct Operation: Decodable { let id: String }
///
/// func page(of bank: NetworkClient) async throws -> (operations: [Operation], next: String?) {
///   let response = try await bank.response(.get("/operations"), as: [Operation].self)
///   return (response.value, response.headers["Link"])
/// }
/// ```
public struct DecodedResponse<Value> {
  /// The decoded body.
  public let value: Value
  /// The status, such as 200.
  public let status: Int
  /// The header fields.
  public let headers: Headers
}

extension DecodedResponse: Sendable where Value: Sendable {}
