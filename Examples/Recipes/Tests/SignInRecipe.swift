import AsyncAlgorithms
import Espalier
import EspalierGateways
import Observation

/// The logic of signing in: an output that is computed from an input and from the reachability of the server, and one
/// that follows the values of both over time.
@MainActor @Observable
final class SignInRecipe: ViewModel, EffectRunning {
  /// The fewest characters of a name.
  static let shortest = 5

  // MARK: Inputs

  var name = ""
  let reachability: Reachability

  // MARK: Outputs

  /// Enabled when the server is reachable and the name is long enough.
  var isButtonEnabled: Bool { reachability.isReachable && name.count >= Self.shortest }
  /// The names like the one that is being written; they follow once the person pauses.
  private(set) var suggestions: [String] = []
  /// The newest remark on the name and the server.
  private(set) var remark = ""

  @ObservationIgnored let effects = Effects()
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let suggest: @Sendable (String) async throws -> [String]

  init(
    reachability: Reachability, clock: any Clock<Duration> = ContinuousClock(),
    suggest: @escaping @Sendable (String) async throws -> [String]
  ) {
    self.reachability = reachability
    self.clock = clock
    self.suggest = suggest
  }

  func didLoad() {
    effects.latest("suggestions") { [weak self, clock, suggest] in
      guard let names = self?.names else { return }
      try await Self.follow(names, clock: clock) { name in
        let found = try await suggest(name)
        self?.suggestions = found
      }
    }
    effects.latest("remark") { [weak self] in
      guard let (names, states) = self.map({ ($0.names, $0.reachability.states()) }) else { return }
      for await (name, state) in combineLatest(names, states) {
        self?.remark =
          state != .unreachable ? "\(name.count) of \(Self.shortest) characters" : "The server cannot be reached"
      }
    }
  }

  private var names: Observations<String, Never> { Observations { [weak self] in self?.name ?? "" } }

  /// Calls a closure with each name that has stayed for a moment.
  private static func follow(
    _ names: Observations<String, Never>, clock: some Clock<Duration>,
    _ work: @MainActor (String) async throws -> Void
  ) async throws {
    for await name in names.debounce(for: .milliseconds(300), clock: clock) { try await work(name) }
  }
}
