import Foundation
import Testing

@testable import EspalierHTML
@testable import EspalierServer

/// The app's own files for browsers: what is registered is served, and nothing else.
@Suite(.timeLimit(.minutes(10)))
struct AssetTests {
  private static let map = "export default { mount() {} };" + String(repeating: "// more of it\n", count: 100)
  private static let assets = [
    WebAsset("map.js", map), WebAsset("lib/tiles.mjs", "export const tiles = 1;"),
    WebAsset("pin.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), WebAsset("dot.png", bytes: [0x89, 0x50]),
  ]

  private func withAssets(_ body: @Sendable (TestServer, String) async throws -> Void) async throws {
    try await TestServer.run({ $0.assets = Self.assets }) { (server: TestServer) async throws in
      try await body(server, try #require(try await server.get("/").content(of: "espalier-assets")))
    }
  }

  @Test func `an asset is served below a hash, with its type, for good`() async throws {
    try await withAssets { server, folder in
      #expect(folder.wholeMatch(of: #/\/-\/assets\/[0-9a-f]{16}\//#) != nil)
      let types = [
        "map.js": "text/javascript; charset=utf-8", "lib/tiles.mjs": "text/javascript; charset=utf-8",
        "pin.svg": "image/svg+xml", "dot.png": "image/png",
      ]
      for asset in Self.assets {
        let reply = try await server.get(folder + asset.path)
        #expect(reply.status == 200 && reply.body == asset.bytes, "\(asset.path)")
        #expect(reply["Content-Type"] == types[asset.path])
        #expect(reply["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(reply["X-Content-Type-Options"] == "nosniff" && reply["Set-Cookie"] == nil)
        #expect(reply["Content-Security-Policy"]?.contains("script-src 'self';") == true)
        let again = try await server.get(folder + asset.path, ["If-None-Match": try #require(reply["ETag"])])
        #expect(again.status == 304)
      }
      let small = try await server.get(folder + "map.js", ["Accept-Encoding": "gzip"])
      #expect(small["Content-Encoding"] == "gzip" && small.body.count < Self.map.utf8.count / 2)
      #expect(try await server.request("POST", folder + "map.js").status == 405)
    }
  }

  @Test func `nothing but what is registered is served, however it is asked for`() async throws {
    try await withAssets { server, folder in
      for path in [
        folder, folder + "other.js", folder + "../map.js", folder + "lib/../map.js", folder + "%2e%2e/secret.key",
        folder + "..%2f..%2fsecret.key", folder + "/map.js", folder + "map.js/", folder + "MAP.JS", folder + "map%2ejs",
        folder + "lib", "/-/assets/MAP.JS", "/-/assets/lib", "/-/assets/0000000000000000/map.js",
        "/-/assets//etc/passwd",
        "/-/assets/../../etc/passwd",
      ] {
        let reply = try await server.get(path)
        #expect(reply.status == 404 || reply.status == 400, "\(path): \(reply.status)")
      }
      #expect(await server.book.pages.count == 1, "none of these is a page")
    }
  }

  @Test func `an asset is served by its name alone too, and asked for each time`() async throws {
    try await withAssets { server, _ in
      let reply = try await server.get("/-/assets/pin.svg")
      #expect(reply.status == 200 && reply["Content-Type"] == "image/svg+xml" && reply["Cache-Control"] == "no-cache")
      let again = try await server.get("/-/assets/pin.svg", ["If-None-Match": try #require(reply["ETag"])])
      #expect(again.status == 304 && again["Cache-Control"] == "no-cache")
    }
  }

  @Test func `another content is another folder and another version`() async throws {
    func page(_ text: String) async throws -> (folder: String?, version: String?) {
      try await TestServer.run({ $0.assets = [WebAsset("map.js", text)] }) { (server: TestServer) async throws in
        let reply = try await server.get("/")
        return (reply.content(of: "espalier-assets"), reply.version)
      }
    }
    let (one, same, other) = (try await page("1"), try await page("1"), try await page("2"))
    #expect(one.folder == same.folder && one.version == same.version)
    #expect(one.folder != other.folder && one.version != other.version)
  }

  @Test(arguments: [
    ("../map.js", "segments"), ("/map.js", "segments"), ("lib//map.js", "segments"), (".map.js", "segments"),
    ("a b.js", "segments"), ("", "segments"), ("lib/.hidden/map.js", "segments"), ("map.js?x", "segments"),
    ("map", "suffix"), ("map.html", "suffix"), ("map.wasm", "suffix"),
  ])
  func `a server with an asset that cannot be served says why it does not start`(path: String, why: String) async {
    let error = await #expect(throws: WebServerError.self) {
      try await TestServer.run({ $0.assets = [WebAsset(path, "")] }) { (_: TestServer) async throws in }
    }
    #expect(error?.description.contains(why) == true, "\(path): \(error.map(String.init(describing:)) ?? "none")")
    #expect(error?.description.contains("\"\(path)\"") == true)
  }

  @Test func `two assets of one path are one too many`() async {
    await #expect(throws: WebServerError.asset(path: "map.js", reason: "there are two of that path")) {
      try await TestServer.run({ $0.assets = [WebAsset("map.js", "1"), WebAsset("map.js", "2")] }) {
        (_: TestServer) async throws in
      }
    }
  }

  @Test func `an app without assets tells of none`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.get("/")
      #expect(reply.status == 200 && !reply.text.contains("espalier-assets"))
      #expect(try await server.get("/-/assets/").status == 404)
    }
  }
}
