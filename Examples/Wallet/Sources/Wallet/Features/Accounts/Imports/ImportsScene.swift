import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of the list of imports.
@MainActor @Observable
final class ImportsViewModel: ViewModel {
  /// The past imports, the newest first.
  private(set) var imports: Loadable<[WalletImport]> = .idle
  /// The question that the person is asked now.
  var question: ImportRemovalPreview?
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let gateway: any ImportsGateway
  @ObservationIgnored private let undo: UndoOffer

  init(gateway: any ImportsGateway, undo: UndoOffer) {
    self.gateway = gateway
    self.undo = undo
  }

  /// Loads the imports, or loads them again.
  func load() async { await Loadable.load(into: \.imports, of: self) { try await gateway.imports() } }

  /// Asks whether to take an import back.
  func askToRemove(_ id: ImportID) async throws { question = try await gateway.removalPreview(of: id) }

  /// Takes an import back.
  func remove(_ id: ImportID) async throws { undo.offer(try await gateway.remove(id)) }
}

/// The past imports, file by file, each of which can be taken back as a whole.
final class ImportsScene: ModelScene {
  let model: ImportsViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportsViewModel) { self.model = model }

  var screen: Screen {
    screen(
      of: model.imports, title: .localized(.importsTitle), subtitle: { _ in .localized(.importsSubtitle) }, skeleton: 4,
      empty: EmptyState(
        .localized(.importsNone), message: .localized(.importsNoneMessage), icon: .upload,
        link: .localized(.walletImportStatement), to: AccountsRoute.importing)
    ) { imports in
      list(imports)
    }
    .dialog(Binding(model, \.question)) { [model, formats] preview in
      .confirmation(preview.title, message: preview.message(formats), action: .localized(.importsRemove)) {
        try await model.remove(preview.statement.id)
      }
    }
  }

  private func list(_ imports: [WalletImport]) -> Section {
    let (model, formats) = (model, formats)
    return Section("imports", imports) { item in
      Row(
        ImportSummary(item, formats: formats) { try await model.askToRemove(item.id) })
    }
  }
}

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
