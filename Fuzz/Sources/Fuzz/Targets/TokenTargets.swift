internal import EspalierNavigation
internal import Foundation
internal import HTTPTypes

@testable import EspalierLivePage
@testable import EspalierServer
@testable import EspalierWorkers

extension FuzzTarget {
  private static let signed = SignedTexts()

  /// The field with a browser's cookies.
  static let cookies = FuzzTarget(
    name: "cookies", subject: "the field Cookie, and what a supervisor sees of it", share: 14, maximumLength: 512,
    words: [
      "espalier-session=", "__Host-espalier-session=", "espalier-zone=", "espalier-browser=", "; ", "\u{37E}",
      FuzzService.cookie,
    ],
    seeds: {
      inputs(
        "espalier-session=\(FuzzService.cookie)", "a=b; __Host-espalier-session=\(FuzzService.cookie); c=d",
        "espalier-zone=Europe%2FBerlin; espalier-session=x", "espalier-browser=\(signed.browser)~a.1.b",
        "espalier-session=\(FuzzService.identifier).\(FuzzService.expiry).x;espalier-session=\(FuzzService.cookie)",
        "a=b\u{37E}espalier-session=\(FuzzService.cookie)")
    },
    read: { bytes in
      // What the reader of requests lets through.
      guard let text = bytes.asText, let value = HTTPField(name: .cookie, value: text) as HTTPField?,
        value.value == text
      else { return }
      var fields: HTTPFields = [:]
      fields.append(value)
      let head = HTTPRequest(
        method: .get, scheme: "http", authority: "app.example", path: "/", headerFields: fields)
      let admission = FuzzService.shared.front.admission
      let facts = admission.reader.facts(head, peer: nil)
      _ = Visitor(facts: facts)
      let known = admission.browsers.cookies.knownBrowsers(facts)
      if let mark = known.mark(of: "somebody") { must(mark == signed.browserMark, "a mark that was given out") }
      guard let session = admission.browsers.sessionOfCookie(facts) else { return }
      must(session.key == FuzzService.session, "only the session opens whose cookie was given out")
      must(
        RequestPeek(
          ("GET / HTTP/1.1\r\nHost: app.example\r\nCookie: \(text)\r\n\r\n".utf8.map { $0 })[...],
          cookies: [FuzzService.cookieName]) == .session(SessionNumber(identifier: FuzzService.identifier)),
        "a supervisor finds the session that its worker finds")
    })

  /// The target that reads the proofs that this server gives out: tokens, cookies and sealed pages.
  static let tokens = FuzzTarget(
    name: "tokens", subject: "tokens of pages and forms, cookies, and sealed pages", share: 13, maximumLength: 256,
    words: [".", "~", FuzzService.identifier, String(FuzzService.expiry)] + signed.all,
    seeds: { signed.all.map { Array($0.utf8) } },
    read: { bytes in
      must((try? signed.seal.open(Data(bytes), as: "page")) == nil, "no sealed page can be invented")
      if let content = Base64URL.decode(String(decoding: bytes, as: UTF8.self)) {
        must(Base64URL.encode(content).utf8.elementsEqual(bytes), "bytes have one text")
      }
      must(Base64URL.decode(Base64URL.encode(bytes)) == bytes, "what was written as text reads the same")
      guard let text = bytes.asText else { return }
      let (key, session) = (FuzzService.key, FuzzService.session)
      if PageToken(key: key).page(of: text, session: session) != nil {
        must(text == signed.page, "no token of a page can be invented")
      }
      if FormToken(key: key).isValid(text, session: session) {
        must(text == signed.form, "no token of a form can be invented")
      }
      if SessionCookie(value: text, key: key, now: FuzzService.now) != nil {
        must(text == FuzzService.cookie, "no cookie can be invented")
      }
      let browsers = KnownBrowsers(cookie: text, key: key, now: FuzzService.now)
      if browsers.mark(of: "somebody") != nil {
        must(text.contains(signed.browser), "no cookie of a known browser can be invented")
      }
      _ = (SessionKey(name: text), Preference.list(text), Visitor.languageTag(text), Visitor.knownZone(text))
    })
}

/// The texts that the server has signed, the same in each process.
private struct SignedTexts: Sendable {
  let page: String
  let form: String
  let browser: String
  let browserMark: String
  let seal = PageSeal(key: FuzzService.key)
  var all: [String] { [page, form, browser, FuzzService.cookie] }

  init() {
    let key = FuzzService.key
    page = PageToken(key: key).token(page: "AbCdEfGhIjKlMnOpQrStUv", session: FuzzService.session)
    form = "AbCdEfGhIjKl.\(key.signature(of: "form|AbCdEfGhIjKl|\(FuzzService.session.name)"))"
    browserMark = "AbCdEfGhIjKlMnOpQrStUvWx"
    browser =
      "\(browserMark).\(FuzzService.expiry)."
      + key.signature(of: "browser|\(browserMark)|\(FuzzService.expiry)|somebody")
  }
}
