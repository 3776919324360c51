/// The compression of the texts of a live connection: permessage-deflate (RFC 7692), each message independently.
///
/// No state is kept from one message to the next, in either direction. So a connection does not hold a compressor's
/// state of 268 KB, and each message is compressed by its own content alone.
enum MessageCompression {
  /// The server's answer to a browser that offers compression.
  static let answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
  /// The size below which a message is not compressed: compression would hardly make it smaller, and would delay it.
  static let leastBytes = 512

  /// Returns true if a browser offers compression with parameters that the server can accept.
  ///
  /// - Parameter extensions: The values of `Sec-WebSocket-Extensions`.
  static func isOffered(_ extensions: [String]) -> Bool {
    extensions.joined(separator: ",").split(separator: ",").contains { offer in
      let parts = offer.split(separator: ";").map { trimmed($0).lowercased() }
      guard parts.first == "permessage-deflate" else { return false }
      // If the offer demanded a smaller window, the server would have to use it; unknown parameters invalidate an
      // offer.
      return parts.dropFirst().allSatisfy { parameter in
        let name = trimmed(parameter.prefix { $0 != "=" })
        return ["client_no_context_takeover", "server_no_context_takeover", "client_max_window_bits"].contains(name)
      }
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
