/// The answer of a server whose body has been decoded: its value, with its status and header fields.
///
/// Some of what a server says stands in the head only, such as where the next page is, or how many requests are left:
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
  /// The body, decoded.
  public let value: Value
  /// The status, such as 200.
  public let status: Int
  /// The header fields.
  public let headers: Headers
}

extension DecodedResponse: Sendable where Value: Sendable {}
