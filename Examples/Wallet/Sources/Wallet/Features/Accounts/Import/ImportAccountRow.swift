import Espalier
import WalletFeatures

/// The heading of an account: its name, and the numbers of its operations that are added and left out.
final class ImportAccountRow: View {
  static let name = Child("name", Label.self)
  static let counts = Child("counts", Label.self)

  override class var layout: Layout {
    .column {
      name.with(.textStyle(.headline), .headingLevel(2), .lines(2))
      counts.with(.textStyle(.caption), .color(.secondary))
    }
  }
}

/// The heading of an account, as a value.
struct ImportAccountSummary: ComponentConvertible {
  var name: String
  var counts: String

  init(_ heading: ImportAccountHeading, formats: Formats) {
    name = heading.isNewAccount ? .localized(.importNewAccount(name: heading.name)) : heading.name
    counts = formats.counts(new: heading.new, alreadyThere: heading.alreadyThere, deleted: heading.deleted)
  }

  var component: Component<ImportAccountRow> { Component(.child(\.name, .text(name)), .child(\.counts, .text(counts))) }
}
