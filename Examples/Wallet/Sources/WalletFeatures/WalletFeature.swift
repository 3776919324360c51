public import Espalier

/// A feature that is plugged into the wallet: what it is called, where it stands, and how its module is built.
///
/// The shell knows no feature by its type. It asks its container for all that are registered as `any WalletFeature`, lists them under
/// “More”, and shows each at its own path. A feature lies in a target or package of its own, which knows this contract and nothing of the
/// shell:
///
/// ```swift
/// public struct LoansFeature: WalletFeature {
///   public let id = "loans"
///   public let title = "Loan calculator"
///   public let summary = "What a loan costs, month by month"
///   public let icon = Icon.accounts
///   public init() {}
///   public func build(in shell: any WalletFeatureDependencies) -> Loans { Loans(scope: LoansScope(shell)) }
/// }
/// ```
///
/// A feature that is not registered is not there. One whose `build(in:)` throws has its failure shown in its place, with a way to try
/// again; the rest of the wallet goes on.
public protocol WalletFeature: Sendable {
  /// The feature's class. Its own places' paths begin where it stands: its `/` is the wallet's `/features/<id>`.
  associatedtype Built: AnyModule & Coordinating

  /// The name in its path, `/features/<id>`; one segment that never changes.
  var id: String { get }
  /// What it is called.
  var title: String { get }
  /// What it is for, in a few words.
  var summary: String { get }
  /// Its symbol.
  var icon: Icon { get }

  /// Builds the feature from what the shell offers. It runs when somebody first goes there, once in each window.
  @MainActor func build(in shell: any WalletFeatureDependencies) throws -> Built
}
