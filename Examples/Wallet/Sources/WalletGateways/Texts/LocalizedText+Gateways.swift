package import Espalier

/// The texts of the gateways' errors.
extension LocalizedText {
  package static let gatewayNoSuchOperation = LocalizedText("gateway.noSuchOperation", "There is no such operation.")
  package static let gatewayNoSuchPayee = LocalizedText("gateway.noSuchPayee", "There is no such payee.")
  package static let gatewayNoSuchAccount = LocalizedText("gateway.noSuchAccount", "There is no such account.")

  package static func gatewayFileTooLarge(file: String, megabytes: String) -> LocalizedText {
    LocalizedText(
      "gateway.fileTooLarge",
      "“{file}” is larger than {megabytes} MB. Export a shorter period from your bank, and import that.",
      ["file": file, "megabytes": megabytes])
  }

  package static func gatewayFileUnreadable(file: String) -> LocalizedText {
    LocalizedText(
      "gateway.fileUnreadable",
      "“{file}” could not be read. Please choose it again.",
      ["file": file])
  }

  package static func gatewayNotAFile(file: String) -> LocalizedText {
    LocalizedText(
      "gateway.notAFile",
      "“{file}” is a pipe or a device and not a file. Save what it gives in a file, and import that.",
      ["file": file])
  }

  package static func gatewayFileGone(file: String) -> LocalizedText {
    LocalizedText(
      "gateway.fileGone",
      "“{file}” is not here any more. Please choose it again.",
      ["file": file])
  }
}
