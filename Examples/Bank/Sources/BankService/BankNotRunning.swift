/// The bank has no address, because it could not listen or has ended, or does not listen yet. What ``Bank/run()`` threw
/// says why.
public struct BankNotRunning: Error, CustomStringConvertible {
  /// The time for which the address was waited for; nil where there can be none any more.
  public var waited: Duration?

  /// The error in words, with advice on where to look.
  public var description: String {
    "The bank does not listen\(waited.map { ", and was waited for for \($0)" } ?? ""). The error of its run() says why; where "
      + "there is none, nobody runs it in this process."
  }
}
