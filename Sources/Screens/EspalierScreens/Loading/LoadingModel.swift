public import Observation

/// A view model that loads one value and does nothing else.
///
/// ```swift
/// @MainActor final class NamesScene: ModelScene {
///   let model: LoadingModel<[String]>
///   init(names: @escaping @MainActor () async throws -> [String]) { model = LoadingModel(names) }
///
///   var screen: Screen {
///     screen(of: model.content, title: "Names") { names in
///       Section("names") { for name in names { Row(Label.with(.text(name))) } }
///     }
///   }
/// }
/// ```
@MainActor @Observable
public final class LoadingModel<Value: Sendable>: ViewModel {
  /// The state of the value.
  public private(set) var content: Loadable<Value> = .idle
  /// The names of the data from which the value is made; see ``SceneLifeCycle/reads``.
  @ObservationIgnored public let reads: Set<DataName>
  @ObservationIgnored private let fetch: @MainActor () async throws -> Value

  /// Creates a model from the function that fetches the value, and the names of the data from which the value is made.
  public init(reads: Set<DataName> = [], _ fetch: @escaping @MainActor () async throws -> Value) {
    self.reads = reads
    self.fetch = fetch
  }

  /// Loads the value, or loads it again.
  public func load() async { await Loadable.load(into: \.content, of: self, fetch) }
}
