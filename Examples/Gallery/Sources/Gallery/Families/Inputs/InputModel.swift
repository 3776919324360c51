import Espalier
import Observation

/// The values that people have filled in.
@MainActor @Observable
final class InputModel {
  var name = ""
  var note = ""
  var secret = ""
  var query = ""
  var amount: Double? = 12.5
  var due = Day(year: 2026, month: 3, day: 14)
  var volume = 40.0
  var guests = 2
  var size = "m"
  var city = "lisbon"
  var hasNews = true
  var hasAgreed = false
  var files: [String] = []
  var wish = ""
  var wishes: [String] = []
  var draft = ""

  func add(_ wish: String) {
    if !wish.isEmpty { wishes.append(wish) }
  }

  func remove(_ place: Int) { wishes.remove(at: place) }

  /// Brings one of the wishes into the field, the one before or after the wish that is there.
  func step(_ key: KeyPress) {
    guard !wishes.isEmpty else { return }
    let place = wishes.firstIndex(of: draft) ?? (key == .arrowUp ? wishes.count : -1)
    draft = wishes[min(max(place + (key == .arrowUp ? -1 : 1), 0), wishes.count - 1)]
  }
}
