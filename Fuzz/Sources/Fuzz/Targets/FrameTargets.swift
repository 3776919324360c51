internal import EspalierViews
internal import Foundation

@testable import EspalierHTML
@testable import EspalierWire

extension FuzzTarget {
  /// Frames of a live connection.
  static let frames = FuzzTarget(
    name: "frames", subject: "frames of a live connection after its join", share: 27, maximumLength: 512,
    words: EventKind.allCases.map { "\"\($0.rawValue)\"" } + [
      "\"go\"", "\"pop\"", "[-1]", "[-2,", "[-3,", "[-4,1]", "\\ud83d\\ude00", "\\u0000", "9007199254740991",
      "9007199254740992", "null", "true", "false", "{\"a\":[\"b\"]}", "-0",
    ],
    seeds: {
      inputs(
        "[-1]", "[-2,7]", "[-3,7]", "[-4,1]", "[1,0,\"go\",\"/a\"]", "[1,0,\"pop\",\"/a\",3]", "[1,0,\"tap\",4,2]",
        "[2,1,\"input\",4,2,\"t\\u00e9xt \\ud83d\\ude00\"]", "[3,1,\"change\",4,2,true,\"list\",\"main\"]",
        "[4,1,\"signal\",4,2,\"moved {\\\"x\\\":1}\"]",
        "[5,1,\"submit\",4,2,{\"a\":\"b\",\"c\":[\"d\",\"e\"]},\"n\",\"p\"]",
        " [ 6 , 1 , \"key\" , 4 , 2 , \"Enter\" ] ")
    },
    read: { bytes in
      guard let text = bytes.asText, let frame = BrowserFrame(text) else { return }
      let whole = LoneSurrogates.replaced(in: text)
      must(
        (try? JSONSerialization.jsonObject(with: Data(whole.utf8))) is [Any],
        "what is read as a frame is an array of JSON")
      must(BrowserFrame(frame.written) == frame, "a frame reads the same when it is written again")
    })

  /// The first frame of a connection.
  static let joins = FuzzTarget(
    name: "joins", subject: "the first frame of a live connection", share: 8, maximumLength: 512,
    words: [
      "\"zone\":", "\"version\":", "\"hidden\":true", "\"events\":", "\"fields\":{", "[\"\",\"\",\"\"]", "[0,\"",
    ],
    seeds: {
      inputs(
        "[0,\"token\",0,\"/\",1]", "[0,\"t.s\",12,\"/a?b=c\",3,{}]",
        "[0,\"t.s\",12,\"/a\",3,{\"zone\":\"Europe/Berlin\",\"version\":\"1\",\"hidden\":true,\"events\":2,"
          + "\"fields\":{\"k\":[\"a\",\"b\",\"c\"]}}]",
        "[0,\"t\",0,\"/\",1,{\"fields\":{\"k\":[\"a\\ud83d\",\"\\ude00\",\"\"]}}]")
    },
    read: { bytes in
      guard let text = bytes.asText, let frame = JoinFrame(text) else { return }
      must(LocalPath.checked(frame.join.path) != nil, "a page is joined within the app")
      let numbers = 0...BrowserFrame.largestNumber
      must(
        numbers.contains(frame.join.lastPatch) && numbers.contains(frame.join.firstEvent) && frame.join.events >= 0,
        "numbers are within their bounds")
      guard let again = JoinFrame(frame.written) else { return must(false, "a join reads again when it is written") }
      must(
        again.token == frame.token && again.zone == frame.zone && again.version == frame.version
          && again.join.path == frame.join.path && again.join.fields == frame.join.fields
          && again.join.events == frame.join.events && again.join.isHidden == frame.join.isHidden,
        "a join reads the same when it is written again")
    })
}

extension BrowserFrame {
  /// The frame as a browser writes it.
  fileprivate var written: String {
    var json = JSONWriter()
    func text(_ text: String) {
      json.raw(",")
      json.string(text)
    }
    switch self {
    case .heartbeat: json.raw("[-1")
    case .gap(let last): json.raw("[-2,\(last)")
    case .applied(let last): json.raw("[-3,\(last)")
    case .sight(let isHidden): json.raw("[-4,\(isHidden ? 1 : 0)")
    case .go(let number, let last, let path):
      json.raw("[\(number),\(last),\"go\"")
      text(path)
    case .history(let number, let last, let path, let entry):
      json.raw("[\(number),\(last),\"pop\"")
      text(path)
      if let entry { json.raw(",\(entry)") }
    case .event(let number, let last, let kind, let node, let element, let value, let address):
      json.raw("[\(number),\(last),\"\(kind.rawValue)\",\(node),\(element)")
      switch value {
      case .text(let value): text(value)
      case .flag(let value): json.raw(",\(value)")
      case .signal(let content): text("\(content.name) \(content.json)")
      default: json.raw(",null")
      }
      if let address {
        text(address.name)
        text(address.parent)
      }
    }
    json.raw("]")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension JoinFrame {
  fileprivate var written: String {
    var json = JSONWriter()
    json.raw("[0,")
    json.string(token)
    json.raw(",\(join.lastPatch),")
    json.string(join.path)
    json.raw(",\(join.firstEvent),{\"hidden\":\(join.isHidden),\"events\":\(join.events)")
    for (name, value) in [("zone", zone), ("version", version)] {
      guard let value else { continue }
      json.raw(",\"\(name)\":")
      json.string(value)
    }
    json.raw(",\"fields\":{")
    for (number, (key, field)) in join.fields.enumerated() {
      if number > 0 { json.raw(",") }
      json.string(key)
      json.raw(":[")
      json.string(field.value)
      json.raw(",")
      json.string(field.before)
      json.raw(",")
      json.string(field.known)
      json.raw("]")
    }
    json.raw("}}]")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
