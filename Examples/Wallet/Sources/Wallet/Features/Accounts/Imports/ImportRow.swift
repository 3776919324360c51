import Espalier
import WalletFeatures
import WalletStore

/// One import: its file and its results at the start, a button to take it back at the end.
final class ImportRow: View {
  static let file = Child("file", Label.self)
  static let detail = Child("detail", Label.self)
  static let undo = Child("undo", Button.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column {
        file
        detail.with(.textStyle(.caption), .color(.secondary))
      }
      undo
    }
  }
}

/// An import as it is listed.
struct ImportSummary: ComponentConvertible {
  var file: String
  var detail: String
  var undo: @MainActor @Sendable () async throws -> Void

  init(_ item: WalletImport, formats: Formats, undo: @escaping @MainActor @Sendable () async throws -> Void) {
    file = item.fileName
    detail =
      "\(formats.moment(item.date)) · \(formats.operations(item.operationCount)) · "
      + item.accountNames.joined(separator: ", ")
    self.undo = undo
  }

  var component: Component<ImportRow> {
    Component(
      .child(\.file, .text(file)), .child(\.detail, .text(detail)),
      .child(
        \.undo, .title(.importsUndoMore), .accessibilityLabel(.localized(.importsUndoOf(file: file))),
        .onTapTask { [undo] in try await undo() }))
  }
}
