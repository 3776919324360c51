public import Foundation
public import Logging

/// The settings of one bank.
public struct BankConfiguration: Sendable {
  /// The address to listen on.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 takes any that is free.
  public var port = 0
  /// The folder of the database; nil keeps it in memory.
  public var folder: URL?
  /// The seconds for which an access token is good.
  public var tokenLifetime: TimeInterval = 300
  /// The time between two events of the stream of rates.
  public var ratesInterval = Duration.seconds(5)
  /// The faults from the start.
  public var faults: [FaultRule] = []
  /// A Boolean value that indicates whether `PUT /faults` is there, for programs on the same machine.
  public var faultsAreOpen = false
  /// The clock: expiry, and the day it is, go by it.
  public var now: @Sendable () -> Date = { Date() }
  /// The log for the bank's own failures.
  public var logger: Logger

  /// A bank in memory at any free port of this machine.
  public init() {
    logger = Logger(label: "bank")
    logger.logLevel = .notice
  }
}
