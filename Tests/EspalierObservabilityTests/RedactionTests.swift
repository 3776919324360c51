import EspalierObservability
import Testing

struct RedactionTests {
  @Test(arguments: [
    ("refused(iban: \"DE02 1203 0000\")", "refused(iban: …"),
    ("refused(\"DE02 1203 0000\", \"Ada\")", "refused(\"…\", \"…\")"),
    ("said \"he \\\"quoted\\\" 1\" twice", "said \"…\" twice"),
    ("an open \"quote with hunter", "an open \"…\""),
    ("no such column 'hunter' in `accounts`", "no such column '…' in `…`"),
    ("it can't be done, don't try", "it can't be done, don't try"),
    ("password: hunter two, and more", "password: …"),
    ("userToken=abc&x=1", "userToken=…"),
    ("Set-Cookie: a=b", "Set-Cookie: …"),
    ("header Bearer abcdef refused", "header … refused"),
    ("no account of ada@example.com here", "no account of … here"),
    ("GET https://bank.example/rates?iban=DE02 failed", "GET https://bank.example/rates?… failed"),
    ("https://ada:hunter@bank.example failed", "… failed"),
    ("account 4711 and 12", "account … and 12"),
    ("card 4111 1111 1111 1111 refused", "card … refused"),
    ("status 404, code 28", "status 404, code 28"),
    ("id a1b2c3 and 3f9-aa", "id … and …"),
    ("abcdefghijklmnopqrstuvwxyz ends", "… ends"),
    ("file not found", "file not found"),
    ("first: password=hunter\nsecond line", "first: password=…\nsecond line"),
  ])
  func `what may be a secret is taken out, and the rest stays`(text: String, left: String) {
    #expect(Redaction().redacted(text) == left)
  }

  @Test
  func `an app adds its own words`() {
    #expect(Redaction().redacted("nickname: ada") == "nickname: ada")
    #expect(Redaction(alsoAfter: ["nickname"]).redacted("nickname: ada") == "nickname: …")
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["a", "ab-", "=", ": ", "a@", "@", "?", "1", "1 ", "\"", "\\", "'", " '", "bearer ", "basic", "a ", "é"])
  func `a long text of one kind costs no more than its length`(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.count)
    let left = Redaction().redacted("ada \(text) password: hunter")
    #expect(left.hasPrefix("ada "))
    #expect(!left.contains("hunter"))
  }

  @Test
  func `a quote that a backslash leaves open reaches to the end`() {
    #expect(Redaction().redacted("open \"hunter\\") == "open \"…\"")
  }

  @Test
  func `what is left is what patterns leave`() {
    var random = Xorshift(state: 0x5eed)
    let pieces = [
      "ada", "Bearer", "basic", "password", "pin", "token", "x_", "12", "4", "2020", "\"", "'", "`", "“", "”", "?", ":",
      "=", "@", "-", "/", "+", ".", "(", ",", " ", "  ", "é", "abcdefghijklmnop", "\n",
    ]
    for _ in 0..<1_500 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      #expect(Redaction().redacted(text) == patterned(text), "\(text)")
    }
  }

  /// The same by patterns, which say what is meant and take too long for a text of any length.
  private func patterned(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { patternedLine(String($0)) }
      .joined(separator: "\n")
  }

  private func patternedLine(_ text: String) -> String {
    var line = text
    line.replace(#/"(?:[^"\\]|\\.)*(?:"|$)/#) { _ in "\"…\"" }
    line.replace(#/“[^”]*(?:”|$)/#) { _ in "“…”" }
    line.replace(#/`[^`]*(?:`|$)/#) { _ in "`…`" }
    line.replace(#/(^|[\s(\[=:,])'[^']*(?:'|$)/#) { "\($0.1)'…'" }
    line.replace(#/\?\S+/#) { _ in "?…" }
    let secret = #/(?:[\w\-]*(?:password|token|pin)[\w\-]*)\s*[:=]\s*(?=\S)/#.ignoresCase()
    if let match = line.firstMatch(of: secret) { line = "\(line[..<match.range.upperBound])…" }
    line.replace(#/\b(?i:bearer|basic|digest)\s+\S+/#.wordBoundaryKind(.simple)) { _ in "…" }
    line.replace(#/\S+@\S+/#) { _ in "…" }
    line.replace(#/\d(?:[ .\-\/]?\d){3,}/#) { _ in "…" }
    line.replace(#/[\w+\/=\-]*(?:\d[A-Za-z_+\/=\-]|[A-Za-z_+\/=\-]\d)[\w+\/=\-]*/#) { _ in "…" }
    line.replace(#/[A-Za-z_+\/=\-]{25,}/#) { _ in "…" }
    return line
  }
}

/// Numbers that are the same in every run.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
