/// The codes of ISO 4217 with the digits of their smallest units.
enum CurrencyTable {
  static let minorUnitDigits: [CurrencyLetters: Int] = {
    var table: [CurrencyLetters: Int] = [:]
    for (digits, codes) in [(2, twoDigits), (2, twoDigitsOfThePast), (0, noDigits), (3, threeDigits), (4, fourDigits)] {
      for code in codes.split(whereSeparator: \.isWhitespace) {
        if let letters = CurrencyLetters(code) { table[letters] = digits }
      }
    }
    return table
  }()

  private static let twoDigits = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW
    CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR
    ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP
    STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG ZWL
    """
  private static let twoDigitsOfThePast = """
    ATS CYP DEM EEK FIM FRF GRD HRK IEP LTL LVL MTL NLG ROL SIT SKK VEF
    """
  private static let noDigits = """
    BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
    BEF BYR ESP ITL LUF PTE TRL
    """
  private static let threeDigits = "BHD IQD JOD KWD LYD OMR TND"
  private static let fourDigits = "CLF UYW"
}
