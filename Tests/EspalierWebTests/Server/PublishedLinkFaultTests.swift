import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Testing

@testable import EspalierHTML

/// Faults that were published of links elsewhere, tried here.
@Suite(.timeLimit(.minutes(10))) struct PublishedLinkFaultTests {
  private static let dropped = ["\t", "\n", "\r", "\r\n", "\t\t", "\n\t\r"]
  private static let outside = [
    "/X/evil.example", "X//evil.example", "//Xevil.example", "/X\\evil.example", "/\\X/evil.example",
    "X/X/evil.example",
    "\\X\\evil.example",
  ]

  /// Browsers take tabs and line ends out of an address before they look for a host in it.
  @Test(arguments: dropped)
  func `a tab, a line feed or a carriage return within an address opens no redirect to the outside`(
    dropped: String
  ) async throws {
    for form in Self.outside {
      let address = form.replacing("X", with: dropped)
      #expect(LocalPath.checked(address) == nil, "\(form)")
      #expect(HTMLAddress.own(address, below: .root) == nil, "\(form)")
      #expect(HTMLAddress.link(address, below: .root) == "#", "\(form)")
      #expect(Destination(address: address) == nil, "\(form)")
      try await leads(to: address)
    }
  }

  private func leads(to address: String) async throws {
    let outcome = SubmissionOutcome.moved(to: Destination(stringLiteral: address))
    let handlers: [String: SubmissionHandler] = ["edit": { _, _ in outcome }]
    try await TestServer.run(submissions: handlers) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let led = try await server.post("edit", cookie: visit.cookie, ["espalier-token": visit.formToken])
      #expect(led.status == 303 && led["Location"] == "/", "\(address)")
      let asked = try await server.post(
        "edit", cookie: visit.cookie, ["espalier-token": visit.formToken, "espalier-path": address])
      #expect(asked.status == 400, "\(address)")
    }
  }

  @Test(arguments: [
    "JaVaScRiPt:alert(1)", "jav\tascript:alert(1)", "java\nscript:alert(1)", "java\r\nscript:alert(1)",
    "javascript\t:alert(1)", "\u{0}javascript:alert(1)", "\u{1F}javascript:alert(1)", "\u{FEFF}javascript:alert(1)",
    "java\u{AD}script:alert(1)", "java\u{2060}script:alert(1)", "\u{FF4A}avascript:alert(1)",
    "java\u{17F}cript:alert(1)",
    "javascript\u{FF1A}alert(1)", "javascript&colon;alert(1)", "&#106;avascript:alert(1)", "%6Aavascript:alert(1)",
    "feed:javascript:alert(1)", "view-source:javascript:alert(1)", "http\u{17F}://evil.example",
    "mailto\u{301}:a@b.example",
    "javascript\u{301}:alert(1)", "vBsCrIpT:x", "DATA:text/html,x", "data\t:text/html,x",
  ])
  func `a scheme in another spelling does not pass the list`(address: String) {
    #expect(HTMLAddress.link(address, below: .root) == "#")
    #expect(HTMLAddress.own(address, below: .root) == nil)
    #expect(!Destination.isAllowed(address))
    #expect(LocalPath.checked(address) == nil)
  }
}
