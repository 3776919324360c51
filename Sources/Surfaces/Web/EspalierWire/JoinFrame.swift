internal import EspalierHTML
internal import Foundation

/// The first frame of a connection: `[0, TOKEN, lastPatch, path, firstEvent, {"zone", "version",
/// "hidden", "events", "document", "fields": {KEY: [value, before, known]}}]`.
package struct JoinFrame: Decodable {
  package let token: String
  package var join: PageJoin
  package let zone: String?
  package let version: String?

  private struct Details: Decodable {
    var zone: String?
    var version: String?
    var hidden: Bool?
    var events: Int?
    var document: String?
    var fields: [String: PageJoin.Field]?
  }

  /// Creates the frame from its text; nil if the text is anything else.
  package init?(_ text: String) {
    func read(_ text: String) -> JoinFrame? { try? JSONDecoder().decode(JoinFrame.self, from: Data(text.utf8)) }
    // A field may contain a lone surrogate, and that must not prevent the page from joining.
    guard let frame = read(text) ?? read(LoneSurrogates.replaced(in: text)) else { return nil }
    self = frame
  }

  package init(from decoder: any Decoder) throws {
    var items = try decoder.unkeyedContainer()
    let kind = try items.decode(Int.self)
    token = try items.decode(String.self)
    let lastPatch = try items.decode(Int.self)
    let path = try items.decode(String.self)
    let firstEvent = try items.decode(Int.self)
    let details = items.isAtEnd ? Details() : try items.decode(Details.self)
    let numbers = 0...BrowserFrame.largestNumber
    guard kind == MessageCode.join.rawValue, numbers.contains(lastPatch), numbers.contains(firstEvent),
      let path = LocalPath.checked(path)
    else {
      throw DecodingError.dataCorruptedError(in: items, debugDescription: "not a join")
    }
    join = PageJoin(
      lastPatch: lastPatch, path: path, firstEvent: firstEvent, fields: details.fields ?? [:],
      events: max(0, details.events ?? 0), document: details.document.map { String($0.prefix(40)) },
      isHidden: details.hidden ?? false)
    zone = details.zone
    version = details.version
  }
}
