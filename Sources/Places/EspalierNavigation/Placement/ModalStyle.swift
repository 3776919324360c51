/// The style in which a modal appears above the place below it.
///
/// It is a hint: a surface follows its platform.
public enum ModalStyle: String, Hashable, Sendable, Codable {
  /// A sheet, which leaves part of the place below visible if there is room.
  case sheet
  /// A cover over all other content.
  case cover
  /// A separate window if the surface has several windows, and otherwise a sheet.
  case window
}
