package import Espalier
import WalletBanking

/// The presenter of a card's limits: it loads the card, takes the limits that are filled in, and keeps those whatever
/// happens to the card elsewhere.
@MainActor package final class LimitsPresenter: ScenePresenter<any LimitsViewable>, LimitsPresenting {
  private let parameters: LimitsParameters
  private let interactor: any LimitsInteractor
  private let router: any LimitsRouting
  /// The form that is filled in, and below it the limits that the card has.
  private var form: Form<LimitsEntry>?
  private var saved: LimitsEntry?
  private var kept: LimitsEntry?
  private var card: Loadable<CardVersion> = .idle {
    didSet {
      if let error = card.error as? BankError, error.isMendedByConnecting, card.value == nil {
        view?.askToConnect(FailureLog.words(for: error))
      } else {
        view?.show(card)
      }
    }
  }

  /// Makes the presenter of a view.
  package init(
    view: any LimitsViewable, parameters: LimitsParameters, interactor: any LimitsInteractor, router: any LimitsRouting
  ) {
    self.parameters = parameters
    self.interactor = interactor
    self.router = router
    super.init(view)
  }

  package override func load() async {
    await Loadable.load(into: \.card, of: self) { try await interactor.card(parameters.card) }
    if case .loaded(let version) = card { fill(version.card) }
  }

  package var isEdited: Bool { form.map { $0.value != saved } ?? false }

  // MARK: The form

  /// Brings the limits of a card into the form, below what the person has changed.
  private func fill(_ card: Card) {
    let now = LimitsEntry(card.limits)
    if let form, let saved {
      form.value = form.value.rebased(from: saved, onto: now)
    } else {
      let form = Form(now, checks: LimitsEntry.checks(in: card.currency))
      form.onSubmit { [weak self] entry in try await self?.save(entry) }
      if let kept { form.value = kept }
      self.form = form
      view?.edit(form)
    }
    saved = now
  }

  private func save(_ entry: LimitsEntry) async throws {
    // The form's checks have found that there is a card, and that these are limits.
    guard let version = card.value, let limits = entry.limits(in: version.card.currency) else { return }
    do {
      let changed = try await interactor.setLimits(limits, of: version)
      card = .loaded(changed)
      saved = entry
    } catch CardsError.changedElsewhere {
      return await takeNewer()
    } catch {
      view?.showAlert(.localized(.cardsLimitsNotSaved), error: error)
      return
    }
    try router.showCards()
  }

  /// Shows the card as it was changed elsewhere. The next save is a change of that version.
  private func takeNewer() async {
    do {
      let newer = try await interactor.card(parameters.card)
      card = .loaded(newer)
      fill(newer.card)
      view?.sayChangedElsewhere()
    } catch {
      view?.showAlert(.localized(.cardsLimitsNotSavedChanged), error: error)
    }
  }
}

// What was typed outlives a lost connection.
extension LimitsPresenter: StateRestoring {
  package var restorationState: LimitsEntry? { isEdited ? form?.value : kept }

  package func restore(_ kept: LimitsEntry) { self.kept = kept }
}
