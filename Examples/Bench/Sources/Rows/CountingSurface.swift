import Espalier

/// A surface that shows nothing and counts the steps that it is told of.
final class CountingSurface: Surface {
  var updates = 0
  func apply(_ patches: [Patch], of window: Window) { updates += patches.count }
}
