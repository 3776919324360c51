import Espalier

/// The texts that several features share.
extension LocalizedText {
  static let walletNothingHere = LocalizedText("wallet.nothingHere", "Nothing here")
  static let walletName = LocalizedText("wallet.name", "Name")
  static let walletAccount = LocalizedText("wallet.account", "Account")
  static let walletCategory = LocalizedText("wallet.category", "Category")
  static let walletMonth = LocalizedText("wallet.month", "Month")
  static let walletPassword = LocalizedText("wallet.password", "Password")
  static let walletDelete = LocalizedText("wallet.delete", "Delete")
  static let walletUndo = LocalizedText("wallet.undo", "Undo")
  static let walletCancel = LocalizedText("wallet.cancel", "Cancel")
  static let walletRename = LocalizedText("wallet.rename", "Rename")
  static let walletSave = LocalizedText("wallet.save", "Save")
  static let walletPleaseChoose = LocalizedText("wallet.pleaseChoose", "Please choose")
  static let walletCalledByBank = LocalizedText("wallet.calledByBank", "Called by the bank")
  static let walletOperations = LocalizedText("wallet.operations", "Operations")
  static let walletNoOperationsYet = LocalizedText("wallet.noOperationsYet", "No operations yet")
  static let walletImportStatement = LocalizedText("wallet.importStatement", "Import a statement")
  static let walletNoNameGiven = LocalizedText("wallet.noNameGiven", "No name given")

  static func walletOperationCount(_ count: Int) -> LocalizedText {
    LocalizedText(
      "wallet.operationCount", count: count,
      one: "{count} operation",
      other: "{count} operations")
  }

  static func walletImportCounts(new: String, known: String) -> LocalizedText {
    LocalizedText(
      "wallet.importCounts",
      "{new} new, {known} already there",
      ["new": new, "known": known])
  }

  static func walletImportCountsWithDeleted(new: String, known: String, deleted: String) -> LocalizedText {
    LocalizedText(
      "wallet.importCountsWithDeleted",
      "{new} new, {known} already there, {deleted} deleted before",
      ["new": new, "known": known, "deleted": deleted])
  }

  static func walletPartedTransfers(_ count: Int) -> LocalizedText {
    LocalizedText(
      "wallet.partedTransfers", count: count,
      one: "{count} transfer loses its other side.",
      other: "{count} transfers lose their other side.")
  }

  static func walletTransferTo(account: String) -> LocalizedText {
    LocalizedText(
      "wallet.transferTo",
      "to {account}",
      ["account": account])
  }

  static func walletTransferFrom(account: String) -> LocalizedText {
    LocalizedText(
      "wallet.transferFrom",
      "from {account}",
      ["account": account])
  }

  static func walletTransferWay(source: String, target: String) -> LocalizedText {
    LocalizedText(
      "wallet.transferWay",
      "{source} to {target}",
      ["source": source, "target": target])
  }

  static func walletQuoted(name: String) -> LocalizedText {
    LocalizedText(
      "wallet.quoted",
      "“{name}”",
      ["name": name])
  }

  static let walletNotFoundTitle = LocalizedText("wallet.notFoundTitle", "Not found")
  static let walletNotFoundMessage = LocalizedText(
    "wallet.notFoundMessage", "It may have been removed, or the address is mistyped.")
  static let walletSampleBadge = LocalizedText("wallet.sampleBadge", "Sample")
  static let walletOwnSample = LocalizedText(
    "wallet.ownSample", "Made up. Erased when you sign out, after a day at the latest.")
  static let walletSharedSample = LocalizedText(
    "wallet.sharedSample", "Made up and shared by all visitors. Begins anew with each start of Wallet.")

  static func walletBankOrigin(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.bankOrigin",
      "The bank's of {day}, and what came after",
      ["day": day])
  }

  static func walletOpeningOrigin(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.openingOrigin",
      "Yours of {day}, and what came from then on",
      ["day": day])
  }

  static func walletSumOrigin(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.sumOrigin",
      "Only the sum since {day}; what was there before is not known",
      ["day": day])
  }

  static func walletShortBankOrigin(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.shortBankOrigin",
      "Bank's balance of {day}",
      ["day": day])
  }

  static func walletShortOpeningOrigin(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.shortOpeningOrigin",
      "Your balance of {day}",
      ["day": day])
  }

  static func walletShortSumOrigin(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.shortSumOrigin",
      "Sum since {day}",
      ["day": day])
  }

  static let walletKnownTotal = LocalizedText("wallet.knownTotal", "Balances, and what came after")

  static func walletKnownTotalOf(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.knownTotalOf",
      "Balances of {day}, and what came after",
      ["day": day])
  }

  static func walletKnownTotalFrom(first: String, last: String) -> LocalizedText {
    LocalizedText(
      "wallet.knownTotalFrom",
      "Balances of {first} to {last}, and what came after",
      ["first": first, "last": last])
  }

  static let walletSummedTotal = LocalizedText("wallet.summedTotal", "Only the sum; what was there before is not known")

  static func walletSummedTotalSince(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.summedTotalSince",
      "Only the sum since {day}; what was there before is not known",
      ["day": day])
  }

  static func walletMixedTotal(known: String, knownPart: String, summed: String, summedPart: String) -> LocalizedText {
    LocalizedText(
      "wallet.mixedTotal",
      "{known} {knownPart}; {summed} {summedPart}",
      ["known": known, "knownPart": knownPart, "summed": summed, "summedPart": summedPart])
  }

  static let walletFromBalances = LocalizedText("wallet.fromBalances", "from balances")

  static func walletFromBalancesOf(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.fromBalancesOf",
      "from balances of {day}",
      ["day": day])
  }

  static func walletFromBalancesFrom(first: String, last: String) -> LocalizedText {
    LocalizedText(
      "wallet.fromBalancesFrom",
      "from balances of {first} to {last}",
      ["first": first, "last": last])
  }

  static let walletIsOnlySum = LocalizedText("wallet.isOnlySum", "is only the sum")

  static func walletIsOnlySumSince(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.isOnlySumSince",
      "is only the sum since {day}",
      ["day": day])
  }
}
