import Espalier

/// The appearance of the scene, in one place.
enum SampleVIPERAppearance {
  /// Widths, heights and numbers.
  enum Layout {
    static let screen = Screen.Layout.narrow
    static let rowHeight = 56
    /// The number of rows that stand in for lines while they load.
    static let skeletonRows = 3
  }

  /// Colours, as roles of the theme.
  enum Colors {
    static let line = ViewColor.text
  }

  /// Styles of text.
  enum Fonts {
    static let line = TextStyle.body
  }

  /// Transitions of the scene.
  enum Animations {
    static let arrival = Transition.push
  }

  /// All other constants.
  enum Misc {
    static let title = "SampleVIPER"
    static let icon = Icon.list
  }
}
