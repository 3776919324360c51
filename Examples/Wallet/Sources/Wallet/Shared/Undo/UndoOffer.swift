import Espalier
import Foundation
import Observation
import WalletGateways
import WalletStore

/// The last change of the person, with the offer to undo it.
///
/// The offer belongs to the window and not to a place: it outlives the sheet in which something was done, is on every
/// screen until it is taken, closed, or followed by another change, and is there again after a reload unless it was
/// closed.
@MainActor @Observable
final class UndoOffer {
  /// The greatest age of a change that is offered when a window is opened, in seconds.
  private static let freshness: TimeInterval = 600
  /// The duration of the offer: as long as anybody looks.
  private static let duration = Duration.seconds(86_400)

  private var current: (toast: Toast, words: @MainActor () -> String)?
  @ObservationIgnored private var offered: UndoID?
  @ObservationIgnored private let gateway: any UndoGateway

  init(gateway: any UndoGateway) { self.gateway = gateway }

  /// The toast that is shown now. A step whose toast was closed is not offered again.
  var toast: Toast? {
    get {
      guard let current else { return nil }
      var toast = current.toast
      toast.message = current.words()
      if !toast.actionTitle.isEmpty { toast.actionTitle = .localized(.walletUndo) }
      return toast
    }
    set {
      if newValue == nil, let offered { gateway.setAside(offered) }
      offered = nil
      current = newValue.map { toast in (toast, { toast.message }) }
    }
  }

  /// Shows a toast whose words are found when it is shown, so that they follow the window's language.
  private func show(_ toast: Toast, _ words: @escaping @MainActor () -> String) {
    offered = nil
    current = (toast, words)
  }

  /// Shows the change that was made, and offers to undo it.
  func offer(_ step: UndoStep) {
    defer { offered = step.id }
    let toast = Toast("", action: .localized(.walletUndo), duration: Self.duration) { [weak self] in
      await self?.undo(step)
    }
    show(toast) { step.action.text.localized }
  }

  /// Offers again a change that was made shortly before the window was opened.
  func resume(at moment: Date) async {
    guard let newest = try? await gateway.steps().first,
      moment.timeIntervalSince(newest.date) < Self.freshness, !gateway.isSetAside(newest.id)
    else { return }
    offer(newest)
  }

  /// Returns the steps that can still be undone, the newest first.
  func steps() async throws -> [UndoStep] { try await gateway.steps() }

  /// Undoes a step, and shows the outcome.
  func undo(_ step: UndoStep) async {
    do {
      try await gateway.undo(step.id)
      show(Toast("")) { .localized(.undoUndone) }
    } catch {
      show(Toast("")) { .localized(.undoNotUndone(reason: FailureLog.words(for: error))) }
    }
  }
}
