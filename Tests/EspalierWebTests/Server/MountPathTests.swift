import Testing

@testable import EspalierHTML
@testable import EspalierServer

@Suite struct MountPathTests {
  @Test(arguments: [("", ""), ("/", ""), ("/money", "/money"), ("/money/", "/money"), ("/a/b-c_d.e~1", "/a/b-c_d.e~1")])
  func `A path has one spelling`(text: String, prefix: String) {
    #expect(MountPath(text)?.prefix == prefix)
  }

  @Test(arguments: [
    "money", "//money", "/money//", "/mo ney", "/m%6Fney", "/../x", "/x/..", "/./x", "/-", "/a/-/b", "/a?b", "/a#b",
    "/a;b",
    "/mön", "/a\\b", "/a\r\nb", "https://money", "/\"", String(repeating: "/abcdefghi", count: 21),
  ])
  func `What a browser, a proxy or a cookie could take for something else is no path`(text: String) {
    #expect(MountPath(text) == nil)
  }

  @Test func `An address is the app's below the path, and nowhere else`() throws {
    let mount = try #require(MountPath("/money"))
    for (address, place) in [
      ("/money/", "/"), ("/money", "/"), ("/money?a=b", "/?a=b"), ("/money/accounts/1?a#b", "/accounts/1?a#b"),
      ("/money/money/x", "/money/x"), ("/money//x", "//x"), ("/money/../x", "/../x"), ("/money/%2e%2e/x", "/%2e%2e/x"),
    ] {
      #expect(mount.path(of: address) == place, "\(address)")
    }
    for address in [
      "/", "", "/moneys", "/moneys/x", "/Money/", "/m%6Fney/x", "//money/x", "/x/money/", "money/", "/money\u{301}/x",
      "/money%2Fx",
    ] {
      #expect(mount.path(of: address) == nil, "\(address)")
    }
  }

  @Test func `No address leads up out of the path`() throws {
    let mount = try #require(MountPath("/money"))
    #expect(mount.address(of: "/") == "/money/")
    #expect(mount.address(of: "/a..b/...?x=/../y#/..") == "/money/a..b/...?x=/../y#/..")
    for place in ["/..", "/../x", "/a/../../x", "/%2e%2E/x", "/.%2e", "/a/..?b", "/a\\..\\b", "/../\u{301}x"] {
      #expect(mount.address(of: place) == nil, "\(place)")
    }
    #expect(MountPath.root.address(of: "/../x") == "/../x")
  }

  @Test func `Cookies of an app above and of one below have other names`() throws {
    let names = try ["", "/a", "/a/b"].map { CookieName.name("s", isSecure: true, mount: try #require(MountPath($0))) }
    #expect(names == ["__Host-s", "__Secure-s-a", "__Secure-s-a-b"])
  }
}
