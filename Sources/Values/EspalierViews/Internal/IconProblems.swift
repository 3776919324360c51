internal import Synchronization

/// The search for icons that cannot be drawn.
enum IconProblems {
  private static let isKnown = Atomic(false)

  /// Notes that an icon of the program cannot be drawn. Until then, windows do not look for such icons.
  static func note() {
    isKnown.store(true, ordering: .relaxed)
    ViewSchema.noteProblem()
  }

  /// Returns the problems of the icons that a component shows.
  static func problems(of component: AnyComponent) -> [String] {
    guard isKnown.load(ordering: .relaxed) else { return [] }
    var problems: [String] = []
    component.forEachStyle { _, value in
      guard case .object(let object) = value, let holder = object.value as? any IconHolder else { return }
      problems += holder.icons.compactMap(\.problem)
    }
    return problems
  }
}

/// A stored value that contains icons.
private protocol IconHolder {
  var icons: [IconDrawing] { get }
}

extension IconDrawing: IconHolder {
  fileprivate var icons: [IconDrawing] { [self] }
}

extension ImageSource: IconHolder {
  fileprivate var icons: [IconDrawing] {
    switch self {
    case .icon(let icon): [icon.drawing]
    case .frames(let frames, _, _): frames.flatMap(\.icons)
    case .asset, .path: []
    }
  }
}

extension StateValues: IconHolder where Value == Icon {
  fileprivate var icons: [IconDrawing] { values.map(\.value.drawing) }
}

extension ActionList: IconHolder {
  fileprivate var icons: [IconDrawing] { items.compactMap(\.icon?.drawing) }
}

extension MenuItems: IconHolder {
  fileprivate var icons: [IconDrawing] { items.compactMap(\.icon?.drawing) }
}

extension FieldDecoration: IconHolder {
  fileprivate var icons: [IconDrawing] { if case .icon(let icon) = self { [icon.drawing] } else { [] } }
}
