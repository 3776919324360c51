import EspalierBase
import EspalierNavigation
import Foundation
import HTTPTypes
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierServer
@testable import EspalierWire

@Suite("Parts of the server")
struct ServerUnitTests {
  @Test(arguments: [
    (0.0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400.5, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"), (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
  ])
  func `Dates are written as HTTP has them`(seconds: Double, text: String) {
    #expect(HTTPDate.text(seconds) == text)
  }

  @Test(arguments: [
    ("de", "de"), ("de-DE,de;q=0.9,en;q=0.8", "de-DE"), ("en;q=0.1, zh-hant-tw;q=0.9", "zh-Hant-TW"), ("*", nil),
    ("de;q=0", nil), ("", nil), ("../..;q=1, fr", "fr"), ("en_US, it", "it"), ("x", nil), ("de--DE", nil),
    (String(repeating: "a", count: 10_000), nil),
  ])
  func `The best language that is one is taken`(header: String, tag: String?) {
    #expect(Visitor.locale(acceptLanguage: header) == tag)
  }

  @Test(arguments: ["Europe/Berlin", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "UTC"])
  func `Time zones are known by their names`(zone: String) { #expect(Visitor.knownZone(zone) == zone) }

  @Test(arguments: [
    "", "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "Europe/Berlin\u{0}", "Europe//../Berlin",
  ])
  func `What is no time zone is not looked up`(zone: String) { #expect(Visitor.knownZone(zone) == nil) }

  @Test func `A form's body is decoded, and what is none is refused`() {
    #expect(
      FormBody.fields(Array("a=1&b=%C3%A4+%2B&a=2&c&=d&&e=f=g".utf8)) == [
        "a": "2", "b": "\u{E4} +", "c": "", "": "d", "e": "f=g",
      ])
    for bad in ["a=%", "a=%4", "a=%zz", "a=%FF", "%C3=a"] { #expect(FormBody.fields(Array(bad.utf8)) == nil, "\(bad)") }
    #expect(FormBody.fields([])?.isEmpty == true)
    for _ in 0..<20 {
      // In whatever order a dictionary has them.
      var fields = ["secret:secret:code": "1", "secret:code": "2", "name": "3"]
      #expect(FormBody.unmarkSecrets(in: &fields) == ["secret:code", "code"])
      #expect(fields == ["secret:code": "1", "code": "2", "name": "3"])
    }
  }

  @Test func `A field that is named like a part of a form keeps its name for the app`() {
    for name in ["elements", "closest", "dataset", "parentNode", "submit"] {
      #expect(FormFieldName.marked(name) == "field:\(name)")
      #expect(FormBody.fields(Array("field%3A\(name)=1".utf8)) == [name: "1"])
    }
    for name in ["name", "email", "action", "field:amount", "field:"] {
      #expect(FormFieldName.marked(name) == name)
      #expect(FormFieldName.unmarked(name) == name)
    }
  }

  @Test func `Only paths of the app are paths`() {
    for good in ["/", "/a?b=//c", "/\u{E4}", "/a//b"] { #expect(LocalPath.checked(good) == good) }
    for bad in [
      "", "a", "//a", "/\\a", "/a\\b", "\\/a", "http://a", "/a\tb", "/a b", "/\u{0}",
      "/" + String(repeating: "a", count: 2_048),
    ] {
      #expect(LocalPath.checked(bad) == nil, "\(bad)")
    }
    #expect(LocalPath.header("/\u{E4}?x=%20") == "/%C3%A4?x=%20")
    #expect(LocalPath.withoutQuery("/a?\u{301}secret") == "/a")
  }

  @Test func `A token bucket gives its burst, and then its rate`() {
    var bucket = TokenBucket(rate: 2, burst: 3)
    let atOnce = (0..<4).map { _ in bucket.take(at: .seconds(1)) }
    #expect(atOnce == [true, true, true, false])
    let soon = [1_400, 1_500, 1_500].map { bucket.take(at: .milliseconds($0)) }
    #expect(soon == [false, true, false])
    let later = (0..<4).map { _ in bucket.take(at: .seconds(1_000)) }
    #expect(later == [true, true, true, false])
  }

  @Test func `A signature holds for its text, its key and its kind alone`() {
    let key = SigningKey(bytes: [UInt8](repeating: 1, count: 32))
    let other = SigningKey(bytes: [UInt8](repeating: 2, count: 32))
    let session = SessionKey(identifier: "a")
    let page = PageToken(key: key)
    let identifier = PageToken.makeIdentifier()
    let token = page.token(page: identifier, session: session)
    #expect(page.page(of: token, session: session) == identifier)
    #expect(page.page(of: token, session: SessionKey(identifier: "b")) == nil)
    #expect(PageToken(key: other).page(of: token, session: session) == nil)
    let forms = FormToken(key: key)
    #expect(!forms.isValid(token, session: session))
    #expect(page.page(of: forms.token(session: session), session: session) == nil)
    #expect(forms.isValid(forms.token(session: session), session: session))
    #expect(!key.isValid("", for: ""))
    #expect(!key.isValid(key.signature(of: "a") + "A", for: "a"))
    // 43 characters hold two bits more than 32 bytes: three other ones would stand for the same.
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    let spellings = letters.filter { key.isValid(key.signature(of: "a").dropLast() + String($0), for: "a") }
    #expect(spellings.count == 1)
    #expect(Base64URL.decode("AQ") == [1] && Base64URL.decode("AR") == nil && Base64URL.decode("AQI") == [1, 2])
  }

  @Test func `Cookies are read whatever stands beside them`() {
    func facts(_ cookies: String...) -> RequestContext {
      var fields = HTTPFields()
      for cookie in cookies { fields.append(HTTPField(name: .cookie, value: cookie)) }
      let head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/", headerFields: fields)
      let configuration = WebConfiguration(dataDirectory: URL(filePath: "/"), title: "")
      return RequestContext(head, configuration: configuration, peer: nil)
    }
    #expect(facts("a=1; espalier-session=x.y;b=2").cookie("espalier-session") == "x.y")
    #expect(facts("xespalier-session=1; espalier-session2=2", "espalier-session=3").cookie("espalier-session") == "3")
    #expect(facts("espalier-session=1; espalier-session=2").cookie("espalier-session") == "1")
    #expect(facts("espalier-session").cookie("espalier-session") == nil)
    #expect(facts("a=1\u{37E}espalier-session=2").cookie("espalier-session") == nil, "a Greek question mark")
    #expect(facts("a=1;\u{301}b; espalier-session=2\u{301}").cookie("espalier-session") == "2\u{301}")
    #expect(facts().cookie("espalier-session") == nil)
  }

  @Test(arguments: [
    "[0,\"t\",0,\"/\",1,{}]", "[0,\"t\",0,\"/\",1]", "[0,\"t\",0,\"/\",1,{\"more\":[1]},7]",
  ])
  func `A join is read with what it has`(text: String) { #expect(JoinFrame(text)?.token == "t") }

  @Test(arguments: [
    (#"a\ud83d"#, "a\u{FFFD}"), (#"\ude00b"#, "\u{FFFD}b"), (#"\ud83d\ude00"#, "\u{1F600}"), (#"\\ud83d"#, #"\ud83d"#),
    (#"\ud83d\ud83d\ude00\n\ud83d"#, "\u{FFFD}\u{1F600}\n\u{FFFD}"),
  ])
  func `A join is read although half a character stands in a field`(written: String, value: String) {
    let frame = JoinFrame("[0,\"t\",0,\"/\",1,{\"fields\":{\"a\":[\"\(written)\",\"\",\"\"]}}]")
    #expect(frame?.join.fields["a"]?.value == value)
  }

  @Test(arguments: [
    "", "[]", "{}", "[0]", "[1,\"t\",0,\"/\",1,{}]", "[0,\"t\",-1,\"/\",1,{}]", "[0,\"t\",0,\"//x\",1,{}]",
    "[0,\"t\",0,\"/\",1,{\"fields\":{\"a\":{}}}]", "[0,\"t\",1e99,\"/\",1,{}]",
    "[0,\"t\",9223372036854775807,\"/\",1,{}]", "[0,\"t\",0,\"/\",9223372036854775807,{}]",
    String(repeating: "[", count: 60_000),
  ])
  func `What is no join is nothing`(text: String) { #expect(JoinFrame(text) == nil) }

  @Test func `Compressed bytes are what gzip makes of them`() throws {
    for bytes in [[], [1], Array("hello ".utf8) + [UInt8](repeating: 7, count: 200_000)] {
      let compressed = try #require(Gzip.compress(bytes, level: 3))
      #expect(compressed.prefix(3) == [0x1F, 0x8B, 8])
      // gzip ends with the length of what it holds.
      let length = compressed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(length == bytes.count)
    }
  }
}

@Suite struct KeepingTests {
  @Test func `A host that forgets to look after an app is told so once`() {
    let keeping = HostAttendance()
    #expect(!keeping.isMissing(), "served by itself")
    keeping.expect()
    #expect(keeping.isMissing())
    #expect(!keeping.isMissing())
    keeping.expect()
    keeping.begin()
    #expect(!keeping.isMissing())
  }
}

/// Memory goes back to the system when it is worth the time.
@Suite struct MemoryReturnTests {
  @Test func `memory goes back once half of many pages have gone, and then when half of the rest have`() {
    var memory = MemoryReturn()
    let due = [10, 100, 60, 51, 50, 49, 26, 25, 0, 31, 0].map { memory.isDue(pages: $0) }
    #expect(due == [false, false, false, false, true, false, false, false, true, false, false])
  }
}
