internal import EspalierBase
internal import EspalierLivePage
internal import Foundation

/// The format of sizes and times in the inspector.
struct InspectorFormat: Sendable {
  private let zone: TimeZone

  init(timeZone: String) { zone = TimeZone(identifier: timeZone) ?? .gmt }

  /// Returns a time of day, to the millisecond: `12:03:04.123`.
  func time(_ seconds: Double) -> String {
    let local = seconds + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    let milliseconds = Int((local * 1_000).rounded(.down))
    let (second, rest) = (milliseconds / 1_000 % 86_400, milliseconds % 1_000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let fraction = String("\(1_000 + rest)".dropFirst())
    return "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60)).\(fraction)"
  }

  /// Returns a duration in milliseconds: `0.24 ms`.
  static func time(_ duration: Duration) -> String {
    let hundredths = Int((duration.inSeconds * 100_000).rounded())
    return "\(hundredths / 100).\(String("\(100 + hundredths % 100)".dropFirst())) ms"
  }

  /// Returns a number of bytes: `812 B`, `3.4 KB`.
  static func size(_ bytes: Int) -> String {
    guard bytes >= 1_000 else { return "\(bytes) B" }
    let (unit, name) = bytes >= 1_000_000 ? (100_000, "MB") : (100, "KB")
    let tenths = (bytes + unit / 2) / unit
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }
}
