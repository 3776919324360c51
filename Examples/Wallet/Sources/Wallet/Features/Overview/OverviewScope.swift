import Espalier

/// What the overview fetches with.
final class OverviewScope: Scope<SessionScope> {
  /// Puts the overview of a month together.
  var interactor: any OverviewInteractor {
    shared {
      LiveOverviewInteractor(
        months: DatabaseMonthsGateway(database: self.database, user: self.user), accounts: self.accountsGateway,
        operations: self.operationListGateway)
    }
  }
}
