import WalletFeatures
import WalletStore

extension AccountMergePreview {
  /// The question.
  var title: String { "Put “\(source.name)” into “\(target.name)”?" }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    let moved = "\(formats.operations(source.operationCount)) \(source.operationCount == 1 ? "goes" : "go")"
    var sentences = ["\(moved) to “\(target.name)”, and “\(source.name)” is no more."]
    if lookAlikes > 0 {
      sentences.append(
        "\(formats.operations(lookAlikes)) \(lookAlikes == 1 ? "looks as if it were" : "look as if they were") in both: "
          + "with all of them “\(target.name)” holds \(formats.amount(balanceKeeping.total)), with one of each "
          + "\(formats.amount(balanceDropping.total)).")
    } else {
      sentences.append("It then holds \(formats.amount(balanceKeeping.total)).")
    }
    if partedTransfers > 0 { sentences.append(formats.partedTransfers(partedTransfers)) }
    sentences.append("Later files of either go to “\(target.name)”. You can undo this until you sign out.")
    return sentences.joined(separator: " ")
  }

  /// The ways to merge the accounts.
  var answers: [(title: String, lookAlikes: LookAlikes)] {
    lookAlikes == 0 ? [("Merge", .keep)] : [("Keep all", .keep), ("Keep one of each", .drop)]
  }
}
