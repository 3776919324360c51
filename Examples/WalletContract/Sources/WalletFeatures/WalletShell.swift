public import Foundation

/// What Wallet is to a feature that is plugged in: the signed-in person's operations and the window's means, and nothing
/// else.
///
/// A feature lies in a target or package of its own, which knows this contract and nothing of Wallet:
///
/// ```swift
/// public struct LoansPlugIn: PlugIn {
///   public let id = "loans"
///   public let title = "Loan calculator"
///   public init() {}
///
///   public var contributions: [Contribution<any WalletShell>] {
///     [.entry(in: .features, icon: .accounts, summary: "What a loan costs, month by month")]
///   }
///
///   public func build(in context: PlugInContext<any WalletShell>) -> Loans { Loans(scope: LoansScope(context.shell)) }
/// }
///
/// public final class LoansScope: Scope<any WalletShell> {}
/// ```
///
/// A test stands in for the shell with an object of its own.
@MainActor
public protocol WalletShell: AnyObject {
  /// Whose wallet it is; nil for a stranger who looks round in the sample.
  var person: PersonID? { get }
  /// The person's operations.
  var history: any OperationHistoryGateway { get }
  /// Brings in what banks tell.
  var statements: any StatementIntake { get }
  /// How amounts and days are written for the person.
  var formats: Formats { get }
  /// What time it is.
  var now: @Sendable () -> Date { get }
  /// Tells that something has been committed.
  var dataVersion: DataVersion { get }
  /// In which currency the person reads totals, and at which rates.
  var totals: TotalCurrencyChoice { get }
  /// Where to find what belongs to the shell.
  var places: any WalletPlaces { get }
}
