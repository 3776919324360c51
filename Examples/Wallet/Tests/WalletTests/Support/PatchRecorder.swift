import Espalier

/// A surface that only notes which choices its pickers were told to show.
@MainActor
final class PatchRecorder: Surface {
  private(set) var selections: [String] = []

  func apply(_ patches: [Patch], of window: Window) {
    for case .update(_, _, let component) in patches where component.type == Picker.self {
      selections.append(component.value(of: Picker.selection))
    }
  }
}
