/// The style in which a modal stands above the place below it. It is a hint: a surface shows it as its platform does.
public enum ModalStyle: String, Hashable, Sendable, Codable {
  /// A sheet, which leaves something of the place below in sight where there is room.
  case sheet
  /// A cover over everything.
  case cover
  /// A window of its own, where the surface has several; a sheet elsewhere.
  case window
}
