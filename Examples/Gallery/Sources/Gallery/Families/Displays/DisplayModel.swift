import Espalier
import Observation

/// The changing state of the displays.
@MainActor @Observable
final class DisplayModel {
  var done = 3
  var isFalling = true
  var sketch = Sketch()
}
