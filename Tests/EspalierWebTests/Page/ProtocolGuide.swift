import Foundation
import Testing

/// The guide to the protocol, as far as tests read it.
enum ProtocolGuide {
  /// The numbers of the steps that the guide describes, in order; one that is described twice stands there twice.
  static func steps() throws -> [Int] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Protocol.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let list = try #require(text.firstMatch(of: /\nOps are arrays:\n((?s:.*?))\n\n\*\*/)).1
    return list.matches(of: /(?:^|\n)- `\[(\d+)/).compactMap { Int($0.1) }.sorted()
  }
}
