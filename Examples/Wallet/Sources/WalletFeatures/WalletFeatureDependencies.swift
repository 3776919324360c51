public import Espalier
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
  /// Where the feature stands; its own places' paths come behind.
  var path: Path { get }
  /// The person's operations.
  var history: any OperationHistoryGateway { get }
  /// How amounts and days are written for the person.
  var formats: Formats { get }
  /// What is on screen.
  var navigator: Navigator { get }
  /// What time it is.
  var now: @Sendable () -> Date { get }
  /// Tells that something has been committed.
  var dataVersion: DataVersion { get }
  /// Where to find what belongs to the shell.
  var places: any WalletPlaces { get }
}
