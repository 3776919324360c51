public import Espalier

/// The way to connecting a bank, for other features that need one: ``BankingPlugIn`` offers it.
///
/// ```swift
/// let connecting = try? context.offer(BankConnecting.self)
/// ```
public struct BankConnecting: Sendable, Hashable {
  /// The place where the person connects their bank.
  public let place: Destination

  /// Creates the way to a place, as a stand-in for the plug-in does.
  public init(at place: Destination) { self.place = place }
}

extension EmptyState {
  /// Returns a state that says, in place of the bank's answer, that the bank has to be connected, and leads there where
  /// a feature offers that.
  ///
  /// - Parameters:
  ///   - message: The reason why there is nothing, such as ``BankError/explanation``.
  ///   - icon: The symbol of the feature.
  ///   - connecting: The way that the context of the plug-in offers; nil where no feature does.
  ///   - retry: Looks again, as the bank may have been connected in another window.
  public static func connecting(
    _ message: String, icon: Icon, by connecting: BankConnecting?,
    retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> EmptyState {
    var state = EmptyState(.localized(.bankIsNotConnected), message: message, icon: icon)
    state.link = connecting.map { (.localized(.bankingConnectTitle), $0.place) }
    state.button = (.localized(.bankLookAgain), retry)
    return state
  }
}
