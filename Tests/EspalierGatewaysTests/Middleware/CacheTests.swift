import EspalierGateways
import Foundation
import Synchronization
import Testing

/// A server whose answer has fields, and a clock that stands still.
final class CachedServer: Sendable {
  let now = Mutex(Date(timeIntervalSince1970: 1_795_392_000))
  let fields: Mutex<Headers>
  let status = Mutex(200)
  private let count = Mutex(0)

  init(_ fields: Headers) { self.fields = Mutex(fields) }

  var asked: Int { count.withLock { $0 } }
  func wait(_ seconds: Double) { now.withLock { $0 += seconds } }

  func client(_ cache: ResponseCache) -> NetworkClient {
    let server = ScriptedTransport { [self] request in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let status = status.withLock { $0 }
      if status < 100 { throw TransportError.cut }
      let fields = fields.withLock { $0 }
      if let tag = fields["ETag"], request.headers["If-None-Match"] == tag {
        return Response(status: 304, headers: fields)
      }
      if let date = fields["Last-Modified"], request.headers["If-Modified-Since"] == date {
        return Response(status: 304, headers: fields)
      }
      return Response(status: status, headers: fields, body: ByteChunks(Data("\(number)".utf8)))
    }
    return NetworkClient(
      "https://rates.example", over: server, middleware: [.cached(in: cache, now: { [self] in now.withLock { $0 } })])
  }
}

@Suite struct CacheTests {
  let cache = ResponseCache(maximumBytes: 10_000)

  @Test func `an answer is given again while it is fresh`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=60", "Age": "10"])
    let client = server.client(cache)
    #expect(try await client.text(.get("/")) == "1")
    server.wait(49)
    let again = try await client.response(.get("/"))
    #expect(again.body.data == Data("1".utf8) && again.headers["Age"] == "59")
    server.wait(2)
    #expect(try await client.text(.get("/")) == "2")
    #expect(try await client.text(.get("/other")) == "3")
  }

  @Test(
    arguments: [
      ["ETag": "\"a\"", "Cache-Control": "no-cache"],
      ["Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT", "Expires": "0"],
    ] as [Headers])
  func `the server is asked whether it is good still`(fields: Headers) async throws {
    let server = CachedServer(fields)
    let client = server.client(cache)
    #expect(try await client.text(.get("/")) == "1")
    #expect(try await client.text(.get("/")) == "1")
    #expect(server.asked == 2)
    server.fields.withLock {
      $0["ETag"] = "\"b\""
      $0["Last-Modified"] = "Mon, 23 Nov 2026 00:00:00 GMT"
    }
    #expect(try await client.text(.get("/")) == "3")
  }

  @Test func `a date of long ago stands in for a limit`() async throws {
    let server = CachedServer(["Last-Modified": "Sun, 22 Nov 2026 23:50:00 GMT"])
    let client = server.client(cache)
    _ = try await client.text(.get("/"))
    server.wait(59)
    _ = try await client.text(.get("/"))
    #expect(server.asked == 1)
  }

  @Test(
    arguments: [
      ["Cache-Control": "no-store"], ["Cache-Control": "private, max-age=60"],
      ["Cache-Control": "max-age=60", "Vary": "*"], [:],
    ] as [Headers])
  func `what must not be kept is not`(fields: Headers) async throws {
    let server = CachedServer(fields)
    let client = server.client(cache)
    _ = try await client.text(.get("/"))
    _ = try await client.text(.get("/"))
    #expect(server.asked == 2 && cache.bytes == 0)
  }

  @Test func `one person's answer is never another's`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=60"])
    let client = server.client(cache)
    _ = try await client.text(.get("/").header("Authorization", "Bearer ada"))
    #expect(cache.bytes == 0)
    #expect(try await client.text(.get("/").header("Authorization", "Bearer ada").cached(for: "ada")) == "2")
    #expect(try await client.text(.get("/").header("Authorization", "Bearer ada2").cached(for: "ada")) == "2")
    #expect(try await client.text(.get("/").header("Authorization", "Bearer bob").cached(for: "bob")) == "3")
    server.fields.withLock { $0["Cache-Control"] = "public, max-age=60" }
    #expect(try await client.text(.get("/rates").header("Authorization", "Bearer ada")) == "4")
    #expect(try await client.text(.get("/rates").header("Authorization", "Bearer bob")) == "4")
  }

  @Test(arguments: [["Authorization": "Bearer ada"], ["Cookie": "session=ada"], ["X-Api-Key": "ada"]] as [Headers])
  func `nor is it where the cache stands before what authorises`(secret: Headers) async throws {
    let count = Mutex(0)
    let server = ScriptedTransport { _ in
      count.withLock { $0 += 1 }
      return Response(
        status: 200, headers: ["Cache-Control": "max-age=60", "Set-Cookie": "id=7"], body: ByteChunks(Data("ada".utf8)))
    }
    let ada = NetworkClient(
      "https://bank.example", over: server, middleware: [.cached(in: cache), .headers(secret)])
    let bob = NetworkClient("https://bank.example", over: server, middleware: [.cached(in: cache)])
    _ = try await ada.text(.get("/"))
    #expect(cache.bytes == 0)
    _ = try await bob.text(.get("/"))
    #expect(count.withLock { $0 } == 2)
    #expect(try await bob.response(.get("/")).headers["Set-Cookie"] == nil && count.withLock { $0 } == 2)
  }

  @Test func `answers that vary are kept side by side`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
    let client = server.client(cache)
    #expect(try await client.text(.get("/").header("Accept-Language", "de")) == "1")
    #expect(try await client.text(.get("/").header("Accept-Language", "en")) == "2")
    #expect(try await client.text(.get("/").header("accept-language", "de")) == "1")
  }

  @Test func `a change makes it forget`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=60"])
    let client = server.client(cache)
    _ = try await client.text(.get("/card"))
    try await client.send(.patch("/card"))
    #expect(try await client.text(.get("/card")) == "3")
  }

  @Test func `an answer stands in for a server that fails, where the server allows it`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=1, stale-if-error=60"])
    let client = server.client(cache)
    _ = try await client.text(.get("/"))
    server.wait(30)
    for status in [500, 0] {
      server.status.withLock { $0 = status }
      #expect(try await client.text(.get("/")) == "1")
    }
    server.wait(60)
    await #expect(throws: NetworkError.self) { try await client.text(.get("/")) }
  }

  @Test func `the caller's wishes hold`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=60"])
    let client = server.client(cache)
    let waiting = Request.get("/").header("Cache-Control", "only-if-cached").accepting(200..<600)
    #expect(try await client.response(waiting).status == 504)
    _ = try await client.text(.get("/"))
    #expect(try await client.text(waiting) == "1")
    #expect(try await client.text(.get("/").header("Cache-Control", "no-cache")) == "2")
    #expect(try await client.text(.get("/").header("Cache-Control", "no-store")) == "3")
  }

  @Test func `what was not used for longest goes first`() async throws {
    let server = CachedServer(["Cache-Control": "max-age=600"])
    let client = server.client(cache)
    _ = try await client.text(.get("/used"))
    for number in 0..<200 {
      _ = try await client.text(.get("/\(number)"))
      _ = try await client.text(.get("/used"))
    }
    #expect(cache.bytes <= 10_000 && server.asked == 201)
    _ = try await client.text(.get("/0"))
    #expect(server.asked == 202)
  }

  @Test func `a folder keeps them from run to run, and a broken file is no answer`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = CachedServer(["Cache-Control": "max-age=60"])
    let cache = try ResponseCache(folder: folder)
    let first = server.client(cache)
    _ = try await first.text(.get("/a"))
    _ = try await first.text(.get("/b"))
    await cache.saved()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 2)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    let again = try server.client(ResponseCache(folder: folder))
    #expect(try await again.text(.get("/a")) == "1" && server.asked == 2)
    for file in files { try Data("half".utf8).write(to: file) }
    let broken = try ResponseCache(folder: folder)
    #expect(try await server.client(broken).text(.get("/a")) == "3")
    await broken.saved()
    try ResponseCache(folder: folder).removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
