import Espalier
import Observation

/// What people have filled in.
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
}
