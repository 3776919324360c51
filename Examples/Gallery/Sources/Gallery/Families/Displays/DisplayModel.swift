import Espalier
import Observation

/// What moves among the displays.
@MainActor @Observable
final class DisplayModel {
  var done = 3
  var sketch = Sketch()
}
