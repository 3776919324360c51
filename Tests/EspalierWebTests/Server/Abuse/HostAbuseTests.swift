import Foundation
import HTTPTypes
import Testing

@testable import EspalierHTML
@testable import EspalierServer

private func configuration(_ change: (inout WebConfiguration) -> Void = { _ in }) -> WebConfiguration {
  var configuration = WebConfiguration(dataDirectory: URL(filePath: "/"), title: "")
  change(&configuration)
  return configuration
}

/// Other sites whose name leads to this machine, and requests that say they come from somewhere else.
@Suite("Abuse: hosts and proxies", .timeLimit(.minutes(10)))
struct HostAbuseTests {
  @Test func `A name that was made to lead here is not answered, whatever is asked for`() async throws {
    try await TestServer.run({ $0.access.allowedHostsAdvice = "Start with --allow-host NAME." }) {
      (server: TestServer) async throws in
      let visit = try await server.visit()
      let evil = "evil.example:\(server.port)"
      let reply = try await server.request("GET", "/", host: evil)
      #expect(reply.status == 421)
      #expect(reply.text.contains("\"evil.example\""))
      #expect(reply.text.contains("--allow-host"))
      #expect(reply["Set-Cookie"] == nil)
      // Its pages have the origin that its name has.
      let fields = ["Origin": "http://\(evil)", "Cookie": "espalier-session=\(visit.cookie)"]
      #expect(try await server.request("POST", "/-/submit/x", fields, host: evil).status == 421)
      #expect(try await server.request("GET", "/-/icon.svg", host: evil).status == 421)
      let upgrade = try await server.upgrade(cookie: visit.cookie, ["Host": evil, "Origin": "http://\(evil)"])
      #expect(upgrade.0.status == 421)
      #expect(try await server.request("GET", "/", host: "<b>").status == 400)
      #expect(try await server.request("GET", "/", host: "localhost:\(server.port)").status == 200)
      #expect(await server.book.pages.count == 2)
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: OURS\r\nHost: OURS\r\n", "GET / HTTP/1.1\r\nHost: OURS\r\nHost: evil.example\r\n",
    "GET / HTTP/1.1\r\nHost: OURS@evil.example\r\n", "GET / HTTP/1.1\r\nHost: evil.example@OURS\r\n",
    "GET / HTTP/1.1\r\nHost: OURS/evil\r\n", "GET / HTTP/1.1\r\nHost: localhost,evil.example\r\n",
    "GET / HTTP/1.1\r\nHost: localhost evil.example\r\n", "GET / HTTP/1.1\r\nHost: \r\n", "GET / HTTP/1.1\r\n",
    "GET / HTTP/1.0\r\n", "GET http://evil.example/ HTTP/1.1\r\nHost: OURS\r\n",
    "GET http://u@OURS/ HTTP/1.1\r\nHost: OURS\r\n", "GET ftp://OURS/ HTTP/1.1\r\nHost: OURS\r\n",
    "GET evil.example HTTP/1.1\r\nHost: OURS\r\n", "GET /-/health HTTP/1.1\r\nHost: OURS\r\nHost: OURS\r\n",
  ])
  func `A request names exactly one server, in the characters of names`(head: String) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      try await raw.send(head.replacing("OURS", with: "127.0.0.1:\(server.port)") + "Connection: close\r\n\r\n")
      #expect(try await raw.reply().status == 400)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: OURS\r\n", "GET http://OURS/ HTTP/1.1\r\nHost: OURS\r\n", "GET /-/health HTTP/1.0\r\n",
  ])
  func `A target with the same authority is one server, and HTTP 1.0 may ask for signs of life without any`(
    head: String
  ) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      try await raw.send(head.replacing("OURS", with: "127.0.0.1:\(server.port)") + "Connection: close\r\n\r\n")
      #expect(try await raw.reply().status == 200)
    }
  }

  @Test func `Refusals that anybody can cause are logged once a minute each, with how many there were`() {
    let rate = LogThrottle()
    #expect(rate.add("host", at: .seconds(5))?.times == 1)
    for second in 6..<65 { #expect(rate.add("host", at: .seconds(second))?.times == nil) }
    #expect(rate.add("origin", at: .seconds(64))?.times == 1)
    #expect(rate.add("host", at: .seconds(65))?.times == 60)
    #expect(rate.add("host", at: .seconds(125))?.times == 1)
  }

  @Test func `A connection without an address is nobody's, and not this machine's own`() {
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/")
    #expect(RequestContext(head, configuration: configuration(), peer: nil).network == "unknown")
    #expect(NetworkAddress("192.0.2.1\0.example") == nil, "what stands behind the zero is not passed over")
    #expect(NetworkAddress("fe80::1%eth0")?.description == "fe80::1")
    #expect(NetworkAddress("fe80::1%\u{10}\0") == nil, "a zone is the name of a card")
    #expect(
      RequestContext(head, configuration: configuration(), peer: NetworkAddress("192.0.2.1")).network == "192.0.2.1")
  }

  @Test(
    arguments: [
      (nil, "127.0.0.1", [], false), ("https://wallet.example", "127.0.0.1", [], true),
      ("https://wallet.example", "localhost", [], true), ("https://wallet.example:8443/", "[::1]", [], true),
      ("https://wallet.example", "127.0.0.1", ["127.0.0.1"], false), ("https://wallet.example", "0.0.0.0", [], false),
      ("http://localhost:8080", "127.0.0.1", [], false), ("http://[::1]:8080", "::1", [], false),
    ] as [(String?, String, [String], Bool)])
  func `A public origin that only this machine can serve is warned of, unless a proxy is trusted`(
    origin: String?, host: String, proxies: [String], isWarned: Bool
  ) {
    let warning = configuration {
      $0.access.publicOrigin = origin
      $0.host = host
      $0.access.trustedProxies = proxies.compactMap(NetworkRange.init)
      $0.access.trustedProxiesAdvice = "Start with --trust-proxy."
    }.proxyWarning
    #expect((warning != nil) == isWarned)
    #expect(warning?.hasSuffix("Start with --trust-proxy.") ?? true)
  }

  @Test(arguments: [
    ("localhost", true), ("LOCALHOST.:80", true), ("a.localhost", true), ("127.0.0.1:8080", true), ("127.9.9.9", true),
    ("[::1]:8080", true), ("[::ffff:127.0.0.1]", true), ("wallet.example", true), ("wallet.example:444", true),
    ("public.example", true), ("192.0.2.7", false), ("evil.example", false), ("localhost.evil.example", false),
    ("evil.example@localhost", false), ("", false), (":80", false), ("[::1", false), ("127.0.0.1.evil.example", false),
  ])
  func `Names of this machine, of the configuration and of the public origin are believed`(host: String, isOurs: Bool) {
    let hosts = AllowedHosts(
      configuration {
        $0.access.allowedHosts = ["Wallet.example"]
        $0.access.publicOrigin = "https://public.example:8443/"
      })
    #expect(hosts.contains(host) == isOurs)
  }

  @Test func `Who listens on all addresses answers to any address, and to no other name`() {
    let hosts = AllowedHosts(configuration { $0.host = "0.0.0.0" })
    #expect(hosts.contains("192.0.2.7:8080"))
    #expect(hosts.contains("[2001:db8::1]"))
    #expect(!hosts.contains("evil.example"))
    #expect(AllowedHosts(configuration { $0.host = "192.0.2.7" }).contains("192.0.2.7"))
  }

  @Test func `What a proxy says is believed of a trusted one alone, and as far back as they are`() throws {
    var fields = HTTPFields()
    for (name, value) in [
      ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "wallet.example"),
      ("X-Forwarded-For", "203.0.113.1, 198.51.100.9"), ("X-Forwarded-For", "10.0.0.2"),
    ] {
      fields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
    }
    let head = HTTPRequest(method: .get, scheme: "http", authority: "inner:80", path: "/", headerFields: fields)
    let trusting = configuration { $0.access.trustedProxies = ["10.0.0.0/8"].compactMap(NetworkRange.init) }
    let trusted = RequestContext(head, configuration: trusting, peer: NetworkAddress("10.0.0.1"))
    #expect(trusted.origin == "https://wallet.example")
    #expect(trusted.host == "wallet.example")
    #expect(trusted.client == NetworkAddress("198.51.100.9"))
    let stranger = RequestContext(head, configuration: trusting, peer: NetworkAddress("192.0.2.1"))
    #expect(stranger.origin == "http://inner:80")
    #expect(stranger.client == NetworkAddress("192.0.2.1"))
    let nobody = RequestContext(head, configuration: configuration(), peer: NetworkAddress("10.0.0.1"))
    #expect(nobody.host == "inner:80")
    #expect(nobody.client == NetworkAddress("10.0.0.1"))
  }

  @Test func `Ranges of addresses hold what lies in them`() throws {
    let range = try #require(NetworkRange("10.16.0.0/12"))
    #expect(range.contains(try #require(NetworkAddress("10.31.255.255"))))
    #expect(!range.contains(try #require(NetworkAddress("10.32.0.0"))))
    #expect(!range.contains(try #require(NetworkAddress("::1"))))
    let one = try #require(NetworkRange("2001:db8::7"))
    #expect(one.contains(try #require(NetworkAddress("[2001:db8::7]"))))
    #expect(!one.contains(try #require(NetworkAddress("2001:db8::8"))))
    #expect(try #require(NetworkRange("0.0.0.0/0")).contains(try #require(NetworkAddress("203.0.113.9"))))
    for text in ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8", "localhost", "::/129"] {
      #expect(NetworkRange(text) == nil, "\(text)")
    }
    #expect(range.description == "10.16.0.0/12")
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"),
  ])
  func `People are counted by address, or by the network of a household`(address: String, network: String) {
    #expect(NetworkAddress(address)?.network == network)
  }

  @Test func `Cookies have the prefix by which browsers guard them`() throws {
    #expect(CookieName.name("a", isSecure: true) == "__Host-a")
    let mount = try #require(MountPath("/wallet/"))
    #expect(CookieName.name("a", isSecure: true, mount: mount) == "__Secure-a-wallet")
    #expect(CookieName.name("a", isSecure: false) == "a")
    #expect(CookieName.name("a", isSecure: false, mount: mount) == "a-wallet")
  }

  @Test func `Over https a cookie without its prefix is nobody's`() async throws {
    try await TestServer.run({ $0.access.publicOrigin = "https://wallet.example" }) {
      (server: TestServer) async throws in
      let first = try await server.get("/")
      let cookie = try #require(first["Set-Cookie"])
      #expect(cookie.hasPrefix("__Host-espalier-session="))
      let value = cookie.dropFirst("__Host-espalier-session=".count).prefix { $0 != ";" }
      #expect(try await server.get("/", cookie: String(value))["Set-Cookie"] != nil)
      #expect(try await server.get("/", ["Cookie": "__Host-espalier-session=\(value)"])["Set-Cookie"] == nil)
    }
  }
}
