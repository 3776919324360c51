import EspalierViews
import Testing

@testable import EspalierWeb

/// What comes from a browser, checked in form.
struct BrowserFrameTests {
  @Test func `frames are read`() {
    #expect(BrowserFrame("[-1]") == .heartbeat)
    #expect(BrowserFrame("[-2,7]") == .gap(last: 7))
    #expect(BrowserFrame(#"[1,0,"go","/a"]"#) == .go(number: 1, last: 0, path: "/a"))
    #expect(BrowserFrame(#"[2,1,"pop","/a"]"#) == .history(number: 2, last: 1, path: "/a"))
    #expect(
      BrowserFrame(#"[3,2,"input",4,5,"x"]"#)
        == .event(number: 3, last: 2, kind: .input, node: 4, element: 5, value: .text("x")))
    #expect(
      BrowserFrame("[9007199254740991,9007199254740991,\"tap\",1,0]")
        == .event(
          number: 9_007_199_254_740_991, last: 9_007_199_254_740_991, kind: .tap, node: 1, element: 0, value: .none))
  }

  @Test(arguments: [
    "", "[]", "{}", "null", "[1]", "[0,0,\"tap\",1,0]", "[-3,0]", "[-2]", "[-2,-1]", "[1,-1,\"tap\",1,0]",
    "[1,0,\"nothing\",1,0]", "[1,0,\"tap\",0,0]", "[1,0,\"tap\",1,65536]", "[1,0,\"tap\",1,-1]", "[1,0,7,1,0]",
    "[1.5,0,\"tap\",1,0]", "[1,0,\"go\"]", "[1,0,\"go\",7]",
    // One more than a browser can count: adding to such a number would stop the whole process.
    "[-2,9223372036854775807]", "[-2,9007199254740992]", "[9223372036854775807,0,\"tap\",1,0]",
    "[1,9223372036854775807,\"tap\",1,0]",
  ])
  func `what is no frame is nothing`(text: String) { #expect(BrowserFrame(text) == nil) }
}
