public import Foundation

/// What the shell offers to a feature that is plugged in: the signed-in person's operations and the window's means, and nothing else.
///
/// ```swift
/// final class RecurringScope: Scope<any WalletFeatureDependencies> {}
/// ```
///
/// A test stands in for the shell with an object of its own.
@MainActor
public protocol WalletFeatureDependencies: AnyObject {
  /// The person's operations.
  var history: any OperationHistoryGateway { get }
  /// How amounts and days are written for the person.
  var formats: Formats { get }
  /// What time it is.
  var now: @Sendable () -> Date { get }
  /// Tells that something has been committed.
  var dataVersion: DataVersion { get }
  /// Where to find what belongs to the shell.
  var places: any WalletPlaces { get }
}
