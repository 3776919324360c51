public import ArgumentParser
public import Statements

extension DateOrder: ExpressibleByArgument {}
extension SignConvention: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}

/// Options for the meaning of a statement that does not say it itself.
struct MeaningOptions: ParsableArguments {
  @Option(help: "The order of day and month where the file leaves it open. A file whose lines show another is refused.")
  var dates: DateOrder?

  @Option(help: "Whether money spent is written as negative or positive. A file whose words show the other is refused.")
  var sign: SignConvention?

  @Option(help: "The currency where the file names none, such as EUR.")
  var currency: String?

  @Option(help: "The mark before the decimals where the file leaves it open; refused where its lines show the other.")
  var decimal: DecimalMark?

  @Option(help: "The name of the account where the file names none.")
  var account: String?

  func readingOptions() throws -> ReadingOptions {
    var options = ReadingOptions()
    options.dateOrder = dates
    options.sign = sign
    options.decimalMark = decimal
    options.accountName = account
    if let currency {
      guard let known = Currency(code: currency.uppercased()) else {
        throw ValidationError("--currency takes an ISO 4217 code such as EUR; “\(currency)” is none.")
      }
      options.currency = known
    }
    return options
  }
}
