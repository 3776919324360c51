import Espalier
import WalletFeatures
import WalletStore

/// The past imports, file by file, each of which can be taken back as a whole.
final class ImportsScene: ModelScene {
  let model: ImportsViewModel
  private let formats: Formats
  private let data: DataVersion

  init(model: ImportsViewModel, formats: Formats, data: DataVersion) {
    self.model = model
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    Screen(title: .localized(.importsTitle), subtitle: .localized(.importsSubtitle)) {
      whenLoaded(
        model.imports, skeleton: 4,
        empty: EmptyState(
          .localized(.importsNone), message: .localized(.importsNoneMessage), icon: .upload,
          link: .localized(.walletImportStatement), to: AccountsRoute.importing)
      ) { imports in
        list(imports)
      }
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
