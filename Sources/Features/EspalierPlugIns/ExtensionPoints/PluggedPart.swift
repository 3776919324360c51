public import EspalierScreens
public import Observation

/// A part of a screen that a plug-in contributes. If the part could not be created, or one of its handlers threw an
/// error, it shows the error instead.
///
/// ```swift
/// @MainActor final class StartScene: Scene {
///   let parts: [any ScreenPart]
///
///   init(plugged: PluggedIn<any KitchenShell>) { parts = plugged.parts(in: .start) }
///
///   var screen: Screen {
///     Screen(title: "Start") {
///       for part in parts { part.sections }
///     }
///   }
/// }
/// ```
@MainActor @Observable
public final class PluggedPart: ScreenPart, Identifiable, CustomStringConvertible {
  /// The plug-in's id, followed by the contribution's own id if it has one.
  public nonisolated let id: String
  /// The title of the part.
  public nonisolated let title: String
  /// The name of the part in the log.
  public nonisolated var description: String { "the part “\(id)”" }
  private var part: Result<any ScreenPart, any Error>
  /// The error that a handler of the part threw, until the person tries again.
  private var failure: (any Error)?
  /// The number of times that the person has tried again. Each try begins another load, which replaces the previous
  /// load.
  private var attempt = 0
  @ObservationIgnored private let make: @MainActor () throws -> any ScreenPart

  init(id: String, title: String, make: @escaping @MainActor () throws -> any ScreenPart) {
    self.id = id
    self.title = title
    self.make = make
    part = Result { try make() }
  }

  /// The sections of the part, or the error with a retry button.
  ///
  /// Their identities begin with ``id``, because two plug-ins may choose the same identity.
  public var sections: [Section] {
    let sections: [Section]
    do {
      if let failure { throw failure }
      sections = try part.get().sections
    } catch {
      sections = [Section.failure(error) { [weak self] in self?.tryAgain() }]
    }
    return sections.enumerated().map { place, section in
      var section = section.identified(as: "\(id)/\(section.id.isEmpty ? "\(place)" : section.id)")
      section.onFailure = { [weak self] error in self?.failure = error }
      return section
    }
  }

  /// Loads the part. A part that could not be created is created again only when the person tries again.
  public func load() async { await (try? part.get())?.load() }

  private func tryAgain() {
    failure = nil
    if case .failure = part { part = Result { try make() } }
    attempt += 1
  }

  /// The identity of the part's load, with the number of times that the person has tried again.
  public var loadID: AnyHashable {
    AnyHashable([AnyHashable(attempt), (try? part.get())?.loadID ?? AnyHashable(0)])
  }

  /// The data that the part's load reads.
  public var reads: Set<DataName> { (try? part.get())?.reads ?? [] }
}

extension PluggedPart: PartHolding {
  package var heldPart: (any ScreenPart)? { try? part.get() }

  package func fail(_ error: any Error) { part = .failure(error) }
}
