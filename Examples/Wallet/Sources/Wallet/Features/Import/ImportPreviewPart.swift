/// A part of what is in a file.
enum ImportPreviewPart: String, Sendable {
  /// What would be added.
  case comingIn
  /// What is there already or was deleted.
  case leftOut
}
