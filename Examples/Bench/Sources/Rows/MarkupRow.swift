import Espalier
import EspalierWeb

/// First HTML of a table of 1,000 rows and six cells.
enum MarkupRow {
  /// A row with its cells made.
  struct Line: ComponentConvertible, Sendable {
    let cells: [String]

    var component: Component<MeasuredRowView> {
      Component(
        .child(\.number, .text(cells[0])), .child(\.label, .text(cells[1])), .child(\.count, .text(cells[2])),
        .child(\.amount, .text(cells[3])), .child(\.state, .text(cells[4])), .child(\.name, .text(cells[5])))
    }
  }

  private static let lines = (1...1_000).map { Line(cells: MeasuredRow($0).cells) }
  private static let rows = lines.map { Row($0) }
  static let all = [built, building]

  /// From rows that are there.
  private static let built = Figure(
    name: "html.table1k.built", unit: .milliseconds, repetitions: 5,
    work: { for _ in 0..<$0 { keep(HTMLSnapshot.bytes(of: rows)) } }, limit: limit)

  /// With making the rows.
  private static let building = Figure(
    name: "html.table1k.building", unit: .milliseconds, repetitions: 5,
    work: { for _ in 0..<$0 { keep(HTMLSnapshot.bytes(of: lines.map { Row($0) })) } }, limit: limit)

  private static let limit: @MainActor @Sendable (Int) -> Void = { for _ in 0..<$0 { keep(byHand()) } }

  /// The limit: the same bytes appended by hand, escaped.
  @inline(never) static func byHand() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(400_000)
    for (index, line) in lines.enumerated() {
      bytes.append(contentsOf: "<li data-e=\"".utf8)
      bytes.append(contentsOf: "\(index + 1)".utf8)
      bytes.append(contentsOf: ".1\"><div class=\"item row gap-small align-center measured-row-view\">".utf8)
      for cell in line.cells {
        bytes.append(contentsOf: "<span>".utf8)
        for byte in cell.utf8 {
          switch byte {
          case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
          case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
          case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
          default: bytes.append(byte)
          }
        }
        bytes.append(contentsOf: "</span>".utf8)
      }
      bytes.append(contentsOf: "</div></li>".utf8)
    }
    return bytes
  }

  /// The numbers of bytes that are written, by the library and by hand.
  static var sizes: (Int, Int) { (HTMLSnapshot.bytes(of: rows).count, byHand().count) }
}
