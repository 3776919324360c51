#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The values that the scenes of a window keep, by their places. Store them with the navigation state.
///
/// ```swift
/// var kept = RestorationStates()
/// kept.isEmpty  // true
/// ```
///
/// The content is opaque: the values are held as JSON from the scenes, and are read again only by a scene at the same
/// place.
public struct RestorationStates: Hashable, Sendable, Codable {
  /// The kept values by place, then by the type that keeps them.
  private var places: [String: [String: String]] = [:]

  /// Creates an empty collection of kept values.
  public init() {}

  /// A Boolean value that indicates whether nothing is kept.
  public var isEmpty: Bool { places.isEmpty }

  /// The places for which a value is kept, in alphabetical order.
  package var keys: [String] { places.keys.sorted() }

  /// The values that are kept for a place, by the type that keeps them.
  package subscript(place: String) -> [String: String]? {
    get { places[place] }
    set { places[place] = newValue?.isEmpty == true ? nil : newValue }
  }
}

extension StateRestoring {
  /// Returns the object's current state as JSON; nil if there is none.
  func restorationText() throws -> String? {
    guard let kept = restorationState else { return nil }
    return String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
  }

  /// Restores a state that was kept as JSON. It throws an error if the state cannot be read, or if the object refuses
  /// it.
  func restore(text: String) throws {
    let kept = try JSONDecoder().decode(RestorationState.self, from: Data(text.utf8))
    let refusal = RestorationRefusal()
    RestorationRefusal.$current.withValue(refusal) { restore(kept) }
    if let error = refusal.error { throw error }
  }
}
