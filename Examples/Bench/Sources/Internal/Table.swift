import Foundation

/// Prints results as they come: a table for people, or a JSON object a line.
@MainActor
final class Table {
  private let isJSON: Bool
  private let encoder: JSONEncoder
  private var hasHeader = false

  init(isJSON: Bool) {
    self.isJSON = isJSON
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func show(_ result: Result) {
    if isJSON {
      if let data = try? encoder.encode(result) { print(String(decoding: data, as: UTF8.self)) }
    } else {
      if !hasHeader { print(line("row", "value", "limit", "allocations", "runs")) }
      hasHeader = true
      print(
        line(
          result.row, result.value.map { "\(number($0)) \(result.unit)" } ?? "–",
          result.limit.map { "\(number($0)) \(result.unit)" } ?? "–",
          result.allocations.map(number) ?? "–", "\(result.runs)") + (result.note ?? ""))
    }
    fflush(nil)
  }

  private func line(_ columns: String...) -> String {
    zip(columns, [40, 16, 16, 14, 6]).map { text, width in text.padding(toLength: width, withPad: " ", startingAt: 0) }
      .joined()
  }

  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.3g" : value < 1000 ? "%.1f" : "%.0f", value)
  }
}
