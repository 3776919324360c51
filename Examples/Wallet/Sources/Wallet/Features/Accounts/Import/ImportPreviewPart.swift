/// A part of what is in a file.
enum ImportPreviewPart: String, CaseIterable, Sendable {
  /// What would be added.
  case comingIn
  /// What is there already or was deleted.
  case leftOut

  /// What is read.
  var title: String {
    switch self {
    case .comingIn: "What comes in"
    case .leftOut: "What stays out"
    }
  }
}
