/// The identity of a download: a later download continues an earlier one only if both have the same identity.
struct DownloadIdentity: Sendable, Hashable {
  /// The hash of the request, which is stored because the address may contain secrets; nil for a download that is never
  /// continued.
  let text: String?

  init(_ request: Request) {
    guard request.method == .get, let address = request.address else {
      text = nil
      return
    }
    // A `Last-Modified` distinguishes versions, but not the languages or formats of one address.
    let chosen = request.headers.fields.filter { field in
      ["Accept", "Accept-Language", "Accept-Charset"].contains { isSameName($0, field.name) }
    }
    let parts =
      [address.absolute, request.cachePartition ?? ""]
      + chosen.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
    text = "\(address.origin)\(address.path) \(String(StableHash.of(parts.joined(separator: "\n").utf8), radix: 16))"
  }
}
