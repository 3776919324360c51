import Espalier

/// A part of the operations in a file.
enum ImportPreviewPart: String, CaseIterable, Sendable {
  /// The operations that would be added.
  case comingIn
  /// The operations that are stored already or were deleted.
  case leftOut

  /// The title of the part.
  var title: String {
    switch self {
    case .comingIn: .localized(.importComesIn)
    case .leftOut: .localized(.importStaysOut)
    }
  }
}
