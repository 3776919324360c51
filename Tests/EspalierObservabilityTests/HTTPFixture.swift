import Foundation
import Glibc

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server on a free port of this machine that answers one request, and a client that makes it.
enum HTTPFixture {
  struct NoSocket: Error { let code: Int32 }

  static func answer(body: String, type: String) async throws -> (body: String, type: String?) {
    let (listener, port) = try listen()
    let thread = Thread { serve(listener, body, type) }
    thread.start()
    guard let url = URL(string: "http://127.0.0.1:\(port)/metrics") else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(from: url)
    let header = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type")
    return (String(decoding: data, as: UTF8.self), header)
  }

  private static func listen() throws -> (Int32, UInt16) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) | Glibc.listen(listener, 1) | getsockname(listener, pointer, &length)
      }
    }
    guard listener >= 0, result == 0 else { throw NoSocket(code: errno) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func serve(_ listener: Int32, _ body: String, _ type: String) {
    let connection = accept(listener, nil, nil)
    var request = Data()
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while !request.suffix(4).elementsEqual(Data("\r\n\r\n".utf8)) {
      let count = read(connection, &bytes, bytes.count)
      guard count > 0 else { break }
      request.append(contentsOf: bytes[..<count])
    }
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
    var answer = Array((head + body).utf8)[...]
    while !answer.isEmpty {
      let count = answer.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      answer.removeFirst(count)
    }
    close(connection)
    close(listener)
  }
}
