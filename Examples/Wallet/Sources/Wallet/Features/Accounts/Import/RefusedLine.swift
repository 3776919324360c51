import Espalier
import Statements
import WalletFeatures

/// A line that was not taken in, with its place among the others as its identity.
struct RefusedLine: Identifiable, Hashable, Sendable {
  let id: Int
  let refusal: Refusal
}

/// The lines that were not taken in, a page at a time: there may be a hundred thousand.
struct RefusedLines: RowSource {
  let refusals: Refusals

  func count() async throws -> Int { refusals.count }

  func items(in range: Range<Int>) async throws -> [RefusedLine] {
    range.clamped(to: refusals.indices).map { RefusedLine(id: $0, refusal: refusals[$0]) }
  }
}

extension Section {
  /// Returns the section of the lines that are not taken in, as far as they have come into sight; no section when all
  /// are taken in.
  @MainActor static func refusals(_ pages: PagedList<RefusedLine>, footer: String, formats: Formats) -> [Section] {
    guard let total = pages.total, total > 0 else { return [] }
    return [
      Section(
        "refusals", pages, header: .localized(.importRefused(total)), footer: footer
      ) { line in
        Row(RefusalSummary(refusal: line.refusal, line: formats.number(line.refusal.line)))
      }
    ]
  }
}

/// A line that was not taken in: the reason above, its text below.
final class RefusalRow: View {
  static let reason = Child("reason", Label.self)
  static let text = Child("text", Label.self)

  override class var layout: Layout {
    .column {
      reason
      text.with(.textStyle(.caption), .color(.secondary), .lines(2))
    }
  }
}

/// A line that was not taken in, as a value.
struct RefusalSummary: ComponentConvertible {
  let refusal: Refusal
  let line: String

  var component: Component<RefusalRow> {
    Component(
      .child(\.reason, .text(.importRefusal(line: line, reason: refusal.reason.words))),
      .child(\.text, .text(refusal.text)))
  }
}
