#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What the scenes of a window keep, by the places where they stand: a value to be stored beside its navigation state.
///
/// ```swift
/// var kept = KeptStates()
/// kept.isEmpty  // true
/// ```
///
/// It is opaque: values are held as the JSON of what scenes gave, and read again only by a scene at the same place.
public struct KeptStates: Hashable, Sendable, Codable {
  /// By place, then by the type that keeps it.
  private var places: [String: [String: String]] = [:]

  /// Keeps nothing.
  public init() {}

  /// Whether nothing is kept.
  public var isEmpty: Bool { places.isEmpty }

  /// The places of which something is kept, in alphabetical order.
  package var keys: [String] { places.keys.sorted() }

  /// What is kept of a place.
  package subscript(place: String) -> [String: String]? {
    get { places[place] }
    set { places[place] = newValue?.isEmpty == true ? nil : newValue }
  }
}

extension KeepsState {
  /// What is kept, as JSON; nil when nothing is.
  func keptText() throws -> String? {
    guard let kept = keptState else { return nil }
    return String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
  }

  /// Takes back what was kept as JSON.
  func restore(text: String) throws {
    restore(try JSONDecoder().decode(Kept.self, from: Data(text.utf8)))
  }
}
