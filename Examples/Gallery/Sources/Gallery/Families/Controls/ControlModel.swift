import Espalier
import Foundation
import Observation

/// The state of the controls, as people have changed it.
@MainActor @Observable
final class ControlModel {
  var taps = 0
  var isFavourite = true
  var chosen = "nothing yet"
  var saves = 0
  var showsMore = false
  var showsDetails = false
  var tab = Tab.map
  var isGift = false
  var isLiked = false
  var query = ""
  private var likes = 0

  enum Tab: String, Sendable { case map, photos }

  /// Takes a moment, so that there is something to be busy about.
  func save() async throws {
    try await Task.sleep(for: .milliseconds(600))
    saves += 1
  }

  /// Takes a moment, and fails each second time.
  func like() async throws {
    try await Task.sleep(for: .milliseconds(600))
    likes += 1
    if likes.isMultiple(of: 2) { throw LikeError() }
    isLiked.toggle()
  }

  private struct LikeError: LocalizedError {
    var errorDescription: String? { "The song is not there." }
  }
}
