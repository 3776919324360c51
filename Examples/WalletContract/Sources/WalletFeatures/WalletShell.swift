public import Espalier
public import Foundation

/// The side of Wallet that a plugged-in feature sees: the signed-in person's operations and the window's means, and
/// nothing else.
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
  /// The identity of the wallet's owner; nil for a stranger who looks round in the sample.
  var person: PersonID? { get }
  /// The person's operations.
  var history: any OperationHistoryGateway { get }
  /// The findings that the person has dismissed.
  var dismissals: any DismissalsGateway { get }
  /// The intake that brings in statements of banks.
  var statements: any StatementIntake { get }
  /// The formats of amounts and days for the person.
  var formats: Formats { get }
  /// A closure that returns the current time.
  var now: @Sendable () -> Date { get }
  /// The versions of the person's data: a feature that commits something raises `.ledger`.
  var data: DataVersions { get }
  /// The places of the shell to which a feature can lead.
  var places: any WalletPlaces { get }
}
