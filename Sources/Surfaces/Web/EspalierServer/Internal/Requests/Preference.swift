internal import Foundation

/// A value of a header that lists a browser's preferences.
struct Preference: Equatable {
  var value: String
  var quality: Double

  /// Returns the values of a header that lists preferences, in the order of the header; at most 20 of them.
  static func list(_ header: String) -> [Preference] {
    header.prefix(1_000).split(separator: ",").prefix(20).map { item in
      let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      return Preference(value: parts.first ?? "", quality: quality ?? 1)
    }
  }
}
