import Statements
import Testing

@Suite("Tables of banks and services in English")
struct EnglishBankTests {
  private func dollars(_ text: String) throws -> Statement {
    try read(text) { $0.currency = Currency(code: "USD") }
  }

  @Test("a type beside signed amounts does not turn them, and a comma at the end of rows is no field")
  func checkingWithTrailingComma() throws {
    let statement = try dollars(
      """
      Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
      DEBIT,01/31/2024,"SHOP, INC",-12.50,DEBIT_CARD,987.50,,
      CREDIT,01/30/2024,PAYROLL,1000.00,ACH_CREDIT,1000.00,,
      """)
    #expect(statement.summary == ["2024-01-31 -12.50 USD SHOP, INC", "2024-01-30 1000.00 USD PAYROLL"])
    #expect(statement.accounts.first?.balance?.decimalText == "987.50")
  }

  @Test("balances at the top of a table are no operations")
  func balancesOnTop() throws {
    let statement = try dollars(
      """
      Description,,Summary Amt.
      Beginning balance as of 01/01/2024,,"1,000.00"
      Total credits,,"500.00"

      Date,Description,Amount,Running Bal.
      01/01/2024,Beginning balance as of 01/01/2024,,"1,000.00"
      01/15/2024,"SHOP","-1,250.00","-250.00"
      """)
    #expect(statement.summary == ["2024-01-15 -1250.00 USD SHOP"])
    #expect(statement.refusals.isEmpty)
  }

  @Test("no header, and a column of stars")
  func starsWithoutHeader() throws {
    let statement = try dollars(
      "\"01/31/2024\",\"-12.50\",\"*\",\"\",\"PURCHASE SHOP\"\n\"01/02/2024\",\"100.00\",\"*\",\"\",\"DEPOSIT\"\n")
    #expect(statement.summary == ["2024-01-31 -12.50 USD PURCHASE SHOP", "2024-01-02 100.00 USD DEPOSIT"])
  }

  @Test("a card's debits are positive and its credits negative, each in its column")
  func cardColumns() throws {
    let statement = try dollars(
      """
      Status,Date,Description,Debit,Credit
      Cleared,01/31/2024,"SHOP",12.50,
      Cleared,01/30/2024,"PAYMENT",,-100.00
      Pending,01/30/2024,"GAS",5.00,
      """)
    #expect(statement.amounts == ["-12.50", "100.00"])
    #expect(statement.refusals.map(\.line) == [4])
  }

  @Test("a list of card purchases, mostly positive, asks for the sign")
  func cardPurchases() throws {
    let table = """
      Date,Description,Card Member,Account #,Amount
      01/31/2024,SHOP,J DOE,-12345,12.50
      01/30/2024,MARKET,J DOE,-12345,20.00
      01/29/2024,PAYMENT - THANK YOU,J DOE,-12345,-100.00
      """
    #expect(doubts(table) { $0.currency = Currency(code: "USD") } == [.sign])
    let statement = try read(table) { options in
      options.currency = Currency(code: "USD")
      options.sign = .spendingIsPositive
    }
    #expect(statement.amounts == ["-12.50", "-20.00", "100.00"])
  }

  @Test("British banks: money in and out, month names, a table without header, and a memo as the only text")
  func british() throws {
    let inAndOut = try read("Date,Type,Description,Money In,Money Out,Balance\n05 Jan 2024,DEB,SHOP,,£12.50,£100.00\n")
    #expect(inAndOut.summary == ["2024-01-05 -12.50 GBP SHOP"])
    let bare = try read("31/01/2024,SHOP LONDON,\"-1,012.50\"\n30/01/2024,SALARY,2000.00\n") {
      $0.currency = Currency(code: "GBP")
    }
    #expect(bare.summary == ["2024-01-31 -1012.50 GBP SHOP LONDON", "2024-01-30 2000.00 GBP SALARY"])
    let memo = try read(
      "Number,Date,Account,Amount,Subcategory,Memo\n ,31/01/2024,20-00-00 12345678,-8.99,DIRECTDEBIT,STREAMING\n"
    ) { $0.currency = Currency(code: "GBP") }
    #expect(memo.summary == ["2024-01-31 -8.99 GBP STREAMING"])
    #expect(memo.accounts.map(\.identifier) == ["20-00-00 12345678"])
    let value = try read(
      "Date,Type,Description,Value,Balance,Account Name,Account Number\n"
        + "31/01/2024,POS,SHOP,-3.20,10.00,Current,601001-12345678\n"
    ) { $0.currency = Currency(code: "GBP") }
    #expect(value.amounts == ["-3.20"])
    #expect(value.accounts.map(\.name) == ["Current"])
    #expect(value.accounts.map(\.identifier) == ["601001-12345678"])
  }

  @Test("app banks: identifiers, local amounts beside the amount, in and out beside it")
  func appBanks() throws {
    let first = try read(
      """
      Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,\
      Address,Receipt,Description,Category split,Money Out,Money In
      tx_0001,31/01/2024,10:00:00,Card payment,Cafe,☕,Eating out,-3.20,GBP,-3.70,EUR,,,,CAFE PARIS,,-3.20,
      tx_0002,30/01/2024,09:00:00,Faster payment,Boss,,Income,100.00,GBP,100.00,GBP,Pay,,,BOSS,,,100.00
      """)
    #expect(first.summary == ["2024-01-31 -3.20 GBP Cafe", "2024-01-30 100.00 GBP Boss"])
    #expect(first.operations.map(\.bankIdentifier) == ["tx_0001", "tx_0002"])
    #expect(first.operations.map(\.category) == ["Eating out", "Income"])
    #expect(first.operations.map(\.memo) == ["CAFE PARIS", "Pay"])
    let second = try read(
      "Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes\n"
        + "31/01/2024,Shop,Ref 1,CARD,-5.00,95.00,GROCERIES,\n")
    #expect(second.summary == ["2024-01-31 -5.00 GBP Shop"])
    #expect(second.operations.first?.category == "GROCERIES")
  }

  @Test("fees are part of what moved; reverted and pending rows are not")
  func feesAndStates() throws {
    let statement = try read(
      """
      Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
      CARD_PAYMENT,Current,2024-01-30 10:00:00,2024-01-31 11:00:00,Shop,-10.00,0.50,EUR,COMPLETED,89.50
      CARD_PAYMENT,Current,2024-01-30 10:00:00,,Hotel,-50.00,0.00,EUR,PENDING,
      TOPUP,Savings,2024-01-29 10:00:00,2024-01-29 11:00:00,Top-up,20.00,0.00,EUR,COMPLETED,20.00
      CARD_PAYMENT,Current,2024-01-30 10:00:00,2024-01-31 11:00:00,Taxi,-7.00,0.00,EUR,REVERTED,89.50
      """)
    #expect(statement.summary == ["2024-01-31 -10.50 EUR Shop", "2024-01-29 20.00 EUR Top-up"])
    #expect(statement.accounts.map(\.name) == ["Current", "Savings"])
    #expect(statement.refusals.map(\.line) == [3, 5])
  }

  @Test("payment services: the net amount counts, repeated identifiers do not")
  func paymentServices() throws {
    let statement = try read(
      """
      "Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address",\
      "Transaction ID"
      "31/01/2024","10:00:00","CET","Buyer","Payment","Completed","EUR","10,00","-0,70","9,30","a@example.org","AAA1"
      "31/01/2024","10:00:00","CET","","Conversion","Completed","EUR","-5,00","0,00","-5,00","","BBB2"
      "31/01/2024","10:00:00","CET","","Conversion","Completed","USD","5,40","0,00","5,40","","BBB2"
      """)
    #expect(statement.amounts == ["9.30", "-5.00", "5.40"])
    #expect(statement.operations.map(\.bankIdentifier) == ["AAA1", nil, nil])
    #expect(statement.accounts.first?.currency == nil)
    let transfers = try read(
      """
      "TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance",\
      "Exchange From","Total fees"
      TRANSFER-1,31-01-2024,-20.00,EUR,"Sent money to A",,80.00,,0.50
      """)
    #expect(transfers.summary == ["2024-01-31 -20.00 EUR Sent money to A"])
    #expect(transfers.operations.first?.bankIdentifier == "TRANSFER-1")
  }

  @Test("India: lakhs, and withdrawals and deposits named in rupees")
  func indian() throws {
    let statement = try read(
      """
      S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount \
      (INR ),Balance (INR )
      1,31/01/2024,31/01/2024,-,UPI SHOP,"1,25,000.50",0.00,"10,00,000.00"
      2,31/01/2024,31/01/2024,-,NEFT SALARY,0.00,"2,00,000.00","12,00,000.00"
      """)
    #expect(statement.amounts == ["-125000.50", "200000.00"])
    #expect(statement.operations.first?.amount.currency.code == "INR")
  }

  @Test("a type that calls positive amounts spending turns the signs, or asks when its words are not all known")
  func typesAgainstSigns() throws {
    let known = try dollars(
      """
      Transaction Date,Description,Type,Amount
      01/31/2024,SHOP,Purchase,12.50
      01/30/2024,RETURN,Refund,-2.50
      """)
    #expect(known.amounts == ["-12.50", "2.50"])
    let unknown = """
      Transaction Date,Description,Type,Amount
      01/31/2024,SHOP,Purchase,12.50
      01/30/2024,SHOP,Installment,3.00
      01/30/2024,BANK,Payment,-100.00
      """
    #expect(doubts(unknown) { $0.currency = Currency(code: "USD") } == [.sign])
  }

  @Test("one column of amounts for each currency, headed by its code")
  func columnsOfCurrencies() throws {
    let statement = try read(
      """
      "Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
      Chequing,01234-5678901,1/31/2024,,"SHOP","TORONTO",-12.50,,
      """)
    #expect(statement.summary == ["2024-01-31 -12.50 CAD SHOP"])
    #expect(statement.operations.first?.memo == "TORONTO")
    #expect(statement.accounts.first?.identifier == "01234-5678901")
  }
}
