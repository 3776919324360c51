import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierWire

/// Frames from the browser are read as JSON says, and nothing else is.
@Suite struct BrowserFrameTests {
  private static func event(_ value: EventValue, address: NodeAddress? = nil) -> BrowserFrame {
    .event(number: 3, last: 2, kind: .input, node: 17, element: 4, value: value, address: address)
  }

  @Test(arguments: [
    ("[-1]", BrowserFrame.heartbeat), ("[-2,7]", .gap(last: 7)), ("[-3,7]", .applied(last: 7)),
    ("[-4,1]", .sight(isHidden: true)), ("[-4,0]", .sight(isHidden: false)),
    ("[1,0,\"go\",\"/a\"]", .go(number: 1, last: 0, path: "/a")),
    ("[1,0,\"pop\",\"\"]", .history(number: 1, last: 0, path: "", entry: nil)),
    ("[1,0,\"pop\",\"/a\",12]", .history(number: 1, last: 0, path: "/a", entry: 12)),
    ("[1,0,\"pop\",\"/a\",-1]", .history(number: 1, last: 0, path: "/a", entry: -1)),
    ("[3,2,\"input\",17,4]", event(.none)), ("[3,2,\"input\",17,4,null]", event(.none)),
    ("[3,2,\"input\",17,4,{}]", event(.none)),
    ("[3,2,\"input\",17,4,{\"a\":\"\\n\", \"b\" : [\"c\",\"d\"],\"e\":[]}]", event(.none)),
    ("[3,2,\"input\",17,4,12]", event(.none)), ("[3,2,\"input\",17,4,true]", event(.flag(true))),
    ("[3,2,\"input\",17,4,false]", event(.flag(false))), ("[3,2,\"input\",17,4,\"é\"]", event(.text("é"))),
    ("[3,2,\"input\",17,4,null,\"row\",\"a/b\"]", event(.none, address: NodeAddress(name: "row", parent: "a/b"))),
    ("[3,2,\"input\",17,4,\"x\",\"\",\"\"]", event(.text("x"), address: NodeAddress(name: "", parent: ""))),
    (
      "[3,2,\"input\",17,4,\"x\",\"row\",\"\",{\"a/0\": [\"new\",\"old\" ,\"known\"]}]",
      event(
        .text("x"),
        address: NodeAddress(
          name: "row", parent: "",
          form: ["a/0": PageJoin.Field(value: "new", before: "old", known: "known")]))
    ),
    (
      "[3,2,\"input\",17,4,\"x\",\"row\",\"\", null ]",
      event(.text("x"), address: NodeAddress(name: "row", parent: "", form: nil))
    ),
    (" [ 3 ,2,\t\"input\",\n17,4 , \"x\" ] ", event(.text("x"))),
    (
      "[3,2,\"input\",17,4,\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00z\"]",
      event(.text("a\"\\/\u{8}\u{c}\n\r\té😀z"))
    ),
    ("[3,2,\"input\",17,4,\"cut \\ud83d\"]", event(.text("cut \u{FFFD}"))),
    ("[3,2,\"input\",17,4,\"\\ud83d\\u0041\\ude00\"]", event(.text("\u{FFFD}A\u{FFFD}"))),
    (
      "[3,2,\"signal\",17,4,\"drew {\\\"a\\\": 1}\"]",
      .event(
        number: 3, last: 2, kind: .signal, node: 17, element: 4,
        value: .signal(SignalContent(name: "drew", json: "{\"a\": 1}")), address: nil)
    ),
  ]) func `a frame is read`(text: String, frame: BrowserFrame) {
    #expect(BrowserFrame(text) == frame)
  }

  @Test(arguments: [
    "", "[", "]", "[]", "{}", "[-1", "[-1]]", "[-1] x", "[-1,]", "[-1,2]", "[-2]", "[-3]", "[-4,1,\"go\",\"/\"]",
    "[-4]", "[-4,2]",
    "[+1,0,\"go\",\"/\"]",
    "[0,0,\"go\",\"/\"]", "[1,-1,\"go\",\"/\"]", "[01,0,\"go\",\"/\"]", "[1.5,0,\"go\",\"/\"]", "[1e3,0,\"go\",\"/\"]",
    "[9007199254740993,0,\"go\",\"/\"]", "[99999999999999999999999,0,\"go\",\"/\"]", "[\"1\",0,\"go\",\"/\"]",
    "[1,0,\"go\"]", "[1,0,\"go\",7]", "[1,0,\"go\",\"/\",1]", "[1,0,\"pop\",\"/\",1,2]", "[1,0,\"pop\",\"/\",\"1\"]",
    "[1,0,\"go\",\"/]", "[1,0,\"go\",\"\\x\"]",
    "[1,0,\"go\",\"\\u12\"]", "[1,0,\"go\",\"a\nb\"]", "[1,0,\"fly\",1,2]", "[1,0,\"tap\",0,2]",
    "[1,0,\"tap\",1,65536]",
    "[1,0,\"tap\",1,-1]", "[1,0,\"tap\",1]", "[1,0,\"tap\",1,2,[3]]", "[1,0,\"tap\",1,2,{]",
    "[1,0,\"tap\",1,2,{\"a\"}]", "[1,0,\"tap\",1,2,{\"a\":[[]]}]", "[1,0,\"tap\",1,2,{\"a\":\"b\",}]",
    "[1,0,\"tap\",1,2,tru]", "[1,0,\"tap\",1,2,null,\"a\",\"\",{\"b\":[\"c\",\"d\"]}]",
    "[1,0,\"tap\",1,2,null,\"a\",\"\",{\"b\":\"c\"}]", "[1,0,\"tap\",1,2,null,\"a\",\"\",{},1]",
    "[1,0,\"signal\",1,2]", "[1,0,\"signal\",1,2,\"drew\"]", "[1,0,\"signal\",1,2,\" 1\"]", "[1,0,\"signal\",1,2,true]",
    "[1,0,\"tap\",1,2,true,1]", "[1 0,\"tap\",1,2]", "\u{FEFF}[-1]",
    // One more than a browser can count: adding to such a number would stop the whole process.
    "[-2,-1]", "[-2,9223372036854775807]", "[-2,9007199254740992]", "[9223372036854775807,0,\"tap\",1,0]",
    "[1,9223372036854775807,\"tap\",1,0]",
  ]) func `what is no frame is refused`(text: String) {
    #expect(BrowserFrame(text) == nil)
  }

  @Test func `any text arrives as it was sent`() throws {
    let scalars = Array("a\"\\/\u{0}\u{1f}\u{7f}\u{2028}é€😀<&'").map(String.init)
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        scalars[Int.random(in: 0..<scalars.count, using: &generator)]
      }
      .joined()
      let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      #expect(BrowserFrame("[3,2,\"input\",17,4,\(json)]") == Self.event(.text(text)), "seed \(seed)")
    }
  }

  @Test func `whatever is read is JSON, however a frame was spoilt`() {
    let frames = [
      "[3,2,\"input\",17,4,\"a\\u00e9\\n\"]", "[12,0,\"go\",\"/a?b=c\"]", "[-2,7]", "[3,2,\"change\",17,4,true]",
    ]
    let bytes = Array("0123456789-[]{}\",\\u tfnE.".utf8)
    for seed in 0..<20_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var frame = Array(frames[Int(seed % 4)].utf8)
      for _ in 0...Int.random(in: 0...1, using: &generator) {
        let place = Int.random(in: 0..<frame.count, using: &generator)
        let byte = bytes[Int.random(in: 0..<bytes.count, using: &generator)]
        switch Int.random(in: 0...2, using: &generator) {
        case 0: frame[place] = byte
        case 1: frame.insert(byte, at: place)
        default: frame.remove(at: place)
        }
      }
      let text = String(decoding: frame, as: UTF8.self)
      guard BrowserFrame(text) != nil else { continue }
      #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [Any], "\(text)")
    }
  }
}
