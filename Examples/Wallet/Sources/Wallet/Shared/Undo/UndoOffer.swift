import Espalier
import Foundation
import Observation
import WalletGateways
import WalletStore

/// What the person has changed last, with the way back.
///
/// It belongs to the window and not to a place: it outlives the sheet in which something was done, stands on every screen until it is taken,
/// closed, or followed by another change, and is there again after a reload unless it was closed.
@MainActor @Observable
final class UndoOffer {
  /// How long ago something may have been done that is offered when a window is opened.
  private static let freshness: TimeInterval = 600
  /// As long as anybody looks.
  private static let duration = Duration.seconds(86_400)

  private var current: Toast?
  @ObservationIgnored private var offered: UndoID?
  @ObservationIgnored private let gateway: any UndoGateway

  init(gateway: any UndoGateway) { self.gateway = gateway }

  /// What is said now. Nobody is offered again what they have closed.
  var toast: Toast? {
    get { current }
    set {
      if newValue == nil, let offered { gateway.setAside(offered) }
      offered = nil
      current = newValue
    }
  }

  /// Says what was done, and offers to take it back.
  func offer(_ step: UndoStep) {
    defer { offered = step.id }
    toast = Toast(step.action.sentence, action: "Undo", duration: Self.duration) { [weak self] in
      await self?.undo(step)
    }
  }

  /// Offers again what was done shortly before the window was opened.
  func resume(at moment: Date) async {
    guard let newest = try? await gateway.steps().first,
      moment.timeIntervalSince(newest.date) < Self.freshness, !gateway.isSetAside(newest.id)
    else { return }
    offer(newest)
  }

  /// What can still be taken back, the newest first.
  func steps() async throws -> [UndoStep] { try await gateway.steps() }

  /// Takes a step back, and says what became of it.
  func undo(_ step: UndoStep) async {
    do {
      try await gateway.undo(step.id)
      toast = Toast("Undone")
    } catch {
      toast = Toast("Not undone. \(error)")
    }
  }
}
