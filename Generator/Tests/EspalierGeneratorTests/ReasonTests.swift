import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of the words of system errors.
@Suite struct ReasonTests {
  @Test(arguments: [
    (640, "the disk is full"), (513, "may not write"), (257, "may not read"), (4, "not there"), (260, "not there"),
    (256, "no reason"),
  ])
  func `an error of Foundation has words and a remedy`(code: Int, words: String) {
    let reason = Reason.of(NSError(domain: NSCocoaErrorDomain, code: code))
    #expect(reason.contains(words) && !reason.hasSuffix("."))
  }

  @Test func `no other error ends with a full stop`() {
    #expect(Reason.of(NSError(domain: NSCocoaErrorDomain, code: 9_999)).hasSuffix(".") == false)
  }
}
