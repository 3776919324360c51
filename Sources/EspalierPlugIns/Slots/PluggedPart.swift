public import EspalierScreens
public import Observation

/// A part of a screen that a plug-in gives, with the error in its place when it could not be made.
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
    let sections =
      switch part {
      case .success(let part): part.sections
      case .failure(let error): [Section.failure(error) { [weak self] in await self?.load() }]
      }
    return sections.enumerated().map { place, section in
      section.identified(as: "\(id)/\(section.id.isEmpty ? "\(place)" : section.id)")
    }
  }

  /// Loads the part. One that could not be made is tried again.
  public func load() async {
    if case .failure = part { part = Result { try make() } }
    await (try? part.get())?.load()
  }

  /// What the part's load depends on.
  public var loadID: AnyHashable { (try? part.get())?.loadID ?? AnyHashable(0) }
}
