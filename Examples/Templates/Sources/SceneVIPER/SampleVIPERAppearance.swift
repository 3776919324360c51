import Espalier

/// The appearance of the scene, in one place.
enum SampleVIPERAppearance {
  static let title = "SampleVIPER"
  static let icon = Icon.list
  static let line = TextStyle.body
  /// The number of rows that stand in for lines while they load.
  static let skeletonRows = 3
}
