import Espalier

/// A family of pages that belong together: a tab of the gallery.
package enum Family: String, CaseIterable, PathValue {
  case text, controls, inputs, displays, charts, containers, screens, theme

  /// The title of the family.
  package var title: String {
    switch self {
    case .text: "Text"
    case .controls: "Controls"
    case .inputs: "Inputs"
    case .displays: "Displays"
    case .charts: "Charts"
    case .containers: "Layout"
    case .screens: "Screens"
    case .theme: "Theme"
    }
  }

  /// The content of the family, in one line.
  var summary: String {
    switch self {
    case .text: "Words, headings and ways to other places"
    case .controls: "What does something when it is tapped"
    case .inputs: "What a person fills in or chooses"
    case .displays: "What is looked at: rows, badges, pictures, progress"
    case .charts: "Figures as pictures, readable by everyone"
    case .containers: "What puts views beside and above each other"
    case .screens: "What surrounds the content, and what stands above it"
    case .theme: "Colours, type, space and density"
    }
  }

  var icon: Icon {
    switch self {
    case .text: .info
    case .controls: .check
    case .inputs: .add
    case .displays: .card
    case .charts: .overview
    case .containers: .accounts
    case .screens: .list
    case .theme: .settings
    }
  }
}
