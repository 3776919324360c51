import GRDB
import Statements

/// The effects of an import, worked out beforehand against the data that are stored at one moment, so that the
/// transaction that writes has nothing to work out.
struct ImportDecision: Sendable {
  /// The effects on one of the plan's accounts.
  struct Account: Sendable {
    let imported: ImportedAccount
    let target: ImportTarget
    let match: OperationMatch
    /// The places of its operations that are known or deleted and are added all the same.
    let kept: Set<Int>
    /// The category of each operation.
    let categories: [CategoryKey]

    /// The places of the operations that are added.
    var new: [Int] {
      imported.operations.indices.filter { match.states[$0] == .new || kept.contains($0) }
    }

    /// The number of operations that are left out because they were deleted.
    var deleted: Int {
      match.states.indices.count { place in
        if case .deleted = match.states[place] { !kept.contains(place) } else { false }
      }
    }
  }

  let plan: ImportPlan
  let accounts: [Account]
  let transfers: ImportTransfers
  let learned: LearnedCategories
  /// The user's revision that the decision was made at.
  let revision: Int64

  /// Compares a plan with the stored data. It only reads.
  /// - Throws: ``WalletError/accountNeeded(fileName:)``, and other errors about choices that are not allowed.
  init(_ plan: ImportPlan, choices: ImportChoices, user: UserID, _ database: Database) throws {
    self.plan = plan
    revision = try WalletDatabase.revision(of: user, database)
    let learned = try LearnedCategories(user: user, database)
    let targets = try ImportTargets(plan, choices: choices, user: user, database)
    // Two of the file's accounts may be one of the wallet's; an operation that one of them has matched is not there for
    // the other.
    var stored: [ImportTarget: StoredOperations] = [:]
    let accounts = try zip(plan.accounts, targets.targets).map { imported, target in
      var match = OperationMatch(states: Array(repeating: .new, count: imported.operations.count))
      if let account = target.account {
        var operations =
          try stored[target]
          ?? StoredOperations(account: account, user: user, days: targets.days[target], database)
        match = operations.match(imported.operations)
        stored[target] = operations
      }
      let kept = imported.operations.indices.filter { place in
        match.states[place] != .new && choices.kept.contains(imported.operations[place].position)
      }
      return Account(
        imported: imported, target: target, match: match, kept: Set(kept),
        categories: imported.operations.map { learned.category(ofPayee: $0.payeeKey) ?? $0.category })
    }
    self.accounts = accounts
    self.learned = learned
    transfers = try ImportTransfers(accounts, user: user, database)
  }
}

/// The stored account of each of a plan's accounts.
private struct ImportTargets {
  private(set) var targets: [ImportTarget] = []
  /// The days of all operations that are for one account.
  private(set) var days: [ImportTarget: ClosedRange<CalendarDate>] = [:]

  init(_ plan: ImportPlan, choices: ImportChoices, user: UserID, _ database: Database) throws {
    let lookup = try AccountLookup(user: user, database)
    let certain = Dictionary(
      try plan.questions(except: Set(choices.destinations.keys), for: user, database)
        .filter(\.isCertain).map { ($0.id, $0.suggestion) }, uniquingKeysWith: { first, _ in first })
    for imported in plan.accounts {
      let currency = imported.key.currency
      let target: ImportTarget
      if imported.key.identification != .nobody {
        target = try lookup.named(imported)
      } else if let chosen = choices.destinations[imported.id] ?? certain[imported.id] {
        target = try lookup.chosen(chosen, currency: currency)
      } else {
        throw WalletError.accountNeeded(fileName: plan.fileName)
      }
      targets.append(target)
      guard let own = imported.days else { continue }
      let known = days[target] ?? own
      days[target] = min(known.lowerBound, own.lowerBound)...max(known.upperBound, own.upperBound)
    }
  }
}

extension ImportPlan {
  /// Returns a name for a new account of a file that names none.
  func proposedName(of imported: ImportedAccount) -> String {
    String((series.name.isEmpty ? imported.name : series.name).prefix(GivenName.maximum))
  }
}
