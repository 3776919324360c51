/// The bank has no address, because it could not listen or has ended. What ``Bank/run()`` threw says why.
public struct BankNotRunning: Error, CustomStringConvertible {
  /// The error in words, with advice on where to look.
  public var description: String { "The bank does not listen. The error of its run() says why." }
}
