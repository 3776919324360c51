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
}
