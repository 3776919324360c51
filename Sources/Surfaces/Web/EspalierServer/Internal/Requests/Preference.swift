internal import Foundation

/// One value of a header that lists what a browser prefers.
struct Preference: Equatable {
  var value: String
  var quality: Double

  /// The values of such a header, in the order in which they stand; at most 20 of them.
  static func list(_ header: String) -> [Preference] {
    header.prefix(1_000).split(separator: ",").prefix(20).map { item in
      let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      return Preference(value: parts.first ?? "", quality: quality ?? 1)
    }
  }
}
