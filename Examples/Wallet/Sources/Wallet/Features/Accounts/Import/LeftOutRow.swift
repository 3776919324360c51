import Espalier
import Statements
import WalletFeatures
import WalletStore

/// An operation that is left out, the reason, and a button to let it in all the same.
final class LeftOutRow: View {
  static let payee = Child("payee", Label.self)
  static let detail = Child("detail", Label.self)
  static let amount = Child("amount", Label.self)
  static let reason = Child("reason", Label.self)
  static let toggle = Child("toggle", Button.self)

  override class var layout: Layout {
    .column(spacing: .small) {
      Layout.row(spacing: .medium) {
        Layout.column(spacing: .none) {
          payee.with(.lines(1))
          detail.with(.textStyle(.caption), .color(.secondary), .lines(1))
        }
        amount.with(.hasTabularFigures(), .textAlignment(.end), .grows(false))
      }
      Layout.row(spacing: .medium) {
        reason.with(.textStyle(.caption), .color(.secondary), .grows())
        toggle
      }
    }
  }
}

/// An operation that is left out, or let in, as it is listed.
struct LeftOutSummary: ComponentConvertible {
  var operation: OperationSummary
  var reason: String
  var action: String
  var toggle: @MainActor @Sendable () -> Void

  init(
    _ operation: ImportPreview.Operation, isKept: Bool, formats: Formats,
    toggle: @escaping @MainActor @Sendable () -> Void
  ) {
    self.operation = OperationSummary(operation, formats: formats)
    action = .localized(isKept ? .importLeaveOut : .importAnyway)
    reason =
      switch (isKept, operation.state) {
      case (true, _): .localized(.importLetIn)
      case (false, .deleted): .localized(.importYouDeletedIt)
      case (false, _): .localized(.importAlreadyThere)
      }
    self.toggle = toggle
  }

  var component: Component<LeftOutRow> {
    let toggle = toggle
    return Component(
      .child(\.payee, .text(operation.payee)), .child(\.detail, .text(operation.detail)),
      .child(\.amount, .text(operation.amount), .color(operation.isIncoming ? .positive : .text)),
      .child(\.reason, .text(reason)),
      .child(
        \.toggle, .title(action),
        .accessibilityLabel(
          .localized(
            .importActionOn(
              action: action, payee: operation.payee, detail: operation.detail, amount: operation.amount))),
        .onTap { toggle() }))
  }
}

extension OperationSummary {
  /// Creates the summary of an operation in an import's preview.
  init(_ operation: ImportPreview.Operation, formats: Formats) {
    payee = operation.payee.isEmpty ? .localized(.walletNoNameGiven) : operation.payee
    detail = [formats.shortDay(operation.date), operation.memo].filter { !$0.isEmpty }.joined(separator: " · ")
    amount = formats.amount(operation.amount, sign: .always)
    isIncoming = operation.amount.minorUnits > 0
  }
}
