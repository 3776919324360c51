internal import EspalierHTML
internal import EspalierLivePage

/// The reading and writing of browsers' cookies.
struct BrowserCookies: Sendable {
  let key: SigningKey
  let mount: MountPath
  let time: ServerClock

  /// Returns the value of the cookie of a request's session, which may be forged.
  func session(_ facts: RequestContext) -> String? {
    facts.cookie(CookieName.name(SessionCookie.name, isSecure: facts.isSecure, mount: mount))
  }

  /// Returns the record of the people who have signed in before from the browser of a request.
  func knownBrowsers(_ facts: RequestContext) -> KnownBrowsers {
    let name = CookieName.name(KnownBrowsers.name, isSecure: facts.isSecure, mount: mount)
    return KnownBrowsers(cookie: facts.cookie(name), key: key, now: time.date())
  }

  /// Returns the value of `Set-Cookie` for a new session.
  func setting(_ cookie: SessionCookie, _ facts: RequestContext) -> String {
    cookie.header(key: key, now: time.date(), isSecure: facts.isSecure, mount: mount)
  }

  /// Returns the value of `Set-Cookie` for the record of the people who have signed in from a browser.
  func setting(_ browsers: KnownBrowsers, _ facts: RequestContext) -> String {
    browsers.header(now: time.date(), isSecure: facts.isSecure, mount: mount)
  }
}
