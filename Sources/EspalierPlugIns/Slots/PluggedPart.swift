public import EspalierScreens
public import Observation

/// A part of a screen that a plug-in gives, with the error in its place when it could not be made or one of its handlers threw.
///
/// ```swift
/// @MainActor final class StartScene: Scene {
///   private let parts: [PluggedPart]
///
///   init(plugged: PluggedIn<any KitchenShell>) { parts = plugged.parts(in: .start) }
///
///   func load() async { await parts.load() }
///   var loadID: AnyHashable { parts.loadID }
///
///   var screen: Screen {
///     Screen(title: "Start") {
///       for part in parts { part.sections }
///     }
///   }
/// }
/// ```
@MainActor @Observable
public final class PluggedPart: ScreenPart, Identifiable {
  /// The plug-in's id, or the contribution's below it.
  public nonisolated let id: String
  /// What it is called.
  public nonisolated let title: String
  private var part: Result<any ScreenPart, any Error>
  /// What a handler of the part threw, until it is tried again.
  private var failure: (any Error)?
  @ObservationIgnored private let make: @MainActor () throws -> any ScreenPart

  init(id: String, title: String, make: @escaping @MainActor () throws -> any ScreenPart) {
    self.id = id
    self.title = title
    self.make = make
    part = Result { try make() }
  }

  /// The part's sections, or the error with a retry.
  ///
  /// Their identities begin with ``id``, because two plug-ins may choose the same.
  public var sections: [Section] {
    let sections: [Section]
    do {
      if let failure { throw failure }
      sections = try part.get().sections
    } catch {
      sections = [Section.failure(error) { [weak self] in await self?.tryAgain() }]
    }
    return sections.enumerated().map { place, section in
      var section = section.identified(as: "\(id)/\(section.id.isEmpty ? "\(place)" : section.id)")
      section.onFailure = { [weak self] error in self?.failure = error }
      return section
    }
  }

  /// Loads the part. One that could not be made is not made again before the person asks for it.
  public func load() async { await (try? part.get())?.load() }

  private func tryAgain() async {
    failure = nil
    if case .failure = part { part = Result { try make() } }
    await load()
  }

  /// What the part's load depends on.
  public var loadID: AnyHashable { (try? part.get())?.loadID ?? AnyHashable(0) }
}
