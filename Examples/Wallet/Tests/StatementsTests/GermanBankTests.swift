import Statements
import Testing

@Suite("Tables of banks in Germany, Austria and Switzerland")
struct GermanBankTests {
  @Test("a savings bank's CAMT table with two-digit years and an original amount beside the amount")
  func savingsBank() throws {
    let statement = try read(
      """
      "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";\
      "Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";\
      "Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
      "DE02120300000000202051";"30.01.24";"31.01.24";"FOLGELASTSCHRIFT";"Strom Januar";"DE98";"M-1";"E2E";"";"";"";\
      "Stadtwerke";"DE02500105170137075030";"INGDDEFF";"-85,40";"EUR";"Umsatz gebucht"
      "DE02120300000000202051";"29.01.24";"29.01.24";"GUTSCHRIFT";"Lohn";"";"";"";"";"";"";"Firma GmbH";\
      "DE02100500000054540402";"BELADEBE";"1.500,00";"EUR";"Umsatz gebucht"
      "DE02120300000000202051";"28.01.24";"29.01.24";"KARTE";"Café";"";"";"";"";"";"";"Café";\
      "DE02100500000054540402";"BELADEBE";"-4,20";"EUR";"Umsatz vorgemerkt"
      """)
    #expect(statement.summary == ["2024-01-30 -85.40 EUR Stadtwerke", "2024-01-29 1500.00 EUR Firma GmbH"])
    #expect(statement.operations.first?.memo == "Strom Januar")
    #expect(statement.accounts.map(\.identifier) == ["DE02120300000000202051"])
    #expect(statement.refusals.map(\.line) == [4])
  }

  @Test("a direct bank's older table, with lines about the account in front")
  func directBankOld() throws {
    let statement = try read(
      """
      "Kontonummer:";"DE02120300000000202051 / Girokonto";

      "Von:";"01.01.2024";
      "Bis:";"31.01.2024";
      "Kontostand vom 31.01.2024:";"1.234,56 EUR";

      "Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";\
      "Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";
      "05.01.2024";"05.01.2024";"Lastschrift";"Netzanbieter";"Rechnung 7";"DE02500105170137075030";"50010517";"-39,\
      99";"";"";"";
      """)
    #expect(statement.summary == ["2024-01-05 -39.99 EUR Netzanbieter"])
    let account = try #require(statement.accounts.first)
    #expect(account.identifier == "DE02120300000000202051")
    #expect(account.balance?.description == "1234.56 EUR")
    #expect(account.balanceDate?.iso == "2024-01-31")
    #expect(statement.accounts.count == 1)
  }

  @Test("a direct bank's newer table names payer and recipient: the other party is taken")
  func directBankNew() throws {
    let statement = try read(
      """
      "Girokonto";"DE02120300000000202051"
      "Zeitraum:";"01.01.2024 - 31.01.2024"
      "Kontostand vom 31.01.2024:";"900,00 €"
      ""
      "Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";\
      "Umsatztyp";\
      "IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
      "15.01.24";"15.01.24";"Gebucht";"Ich";"Bäckerei";"Brötchen";"Ausgang";"DE02500105170137075030";"-7,5";"";"";""
      "14.01.24";"14.01.24";"Gebucht";"Arbeitgeber";"Ich";"Lohn";"Eingang";"DE02500105170137075030";"2.000";"";"";""
      """)
    #expect(statement.summary == ["2024-01-15 -7.50 EUR Bäckerei", "2024-01-14 2000.00 EUR Arbeitgeber"])
    #expect(statement.accounts.map(\.identifier) == ["DE02120300000000202051"])
  }

  @Test("a bank with several accounts in one file, each with its own heading and footer, and a pending row")
  func severalTables() throws {
    let statement = try read(
      """
      ;
      "Umsätze Girokonto";"Zeitraum: 30 Tage";
      "Neuer Kontostand";"1.000,00 EUR";

      "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
      "offen";"--";"Karte";"noch nicht";"-1,00";
      "02.01.2024";"02.01.2024";"Lastschrift";"Auftraggeber: Laden";"-20,00";

      "Alter Kontostand";"1.020,00 EUR";

      "Umsätze Tagesgeld PLUS-Konto";"Zeitraum: 30 Tage";
      "Neuer Kontostand";"5.000,00 EUR";

      "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";"Art"
      "03.01.2024";"03.01.2024";"Zinsen";"Zinsen";"3,00";"x"

      "Alter Kontostand";"4.997,00 EUR";
      """)
    #expect(statement.accounts.map(\.name) == ["Girokonto", "Tagesgeld PLUS-Konto"])
    #expect(statement.summary == ["2024-01-02 -20.00 EUR Auftraggeber: Laden", "2024-01-03 3.00 EUR Zinsen"])
    #expect(statement.accounts.map { $0.balance?.decimalText } == ["1000.00", "5000.00"])
    #expect(statement.refusals.map(\.line) == [6])
  }

  @Test("two columns of currencies: the one beside the amount counts")
  func twoCurrencyColumns() throws {
    let statement = try read(
      """
      Umsatzanzeige;Datei erstellt am: 31.01.2024 12:00

      IBAN;DE02 1203 0000 0000 2020 51
      Kontoname;Girokonto
      Saldo;500,00;EUR

      In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.

      Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
      31.01.2024;31.01.2024;Verein;Lastschrift;Beitrag;500,00;EUR;-12,00;USD
      30.01.2024;30.01.2024;Firma;Gutschrift;Lohn;512,00;EUR;100,00;EUR
      """)
    #expect(statement.summary == ["2024-01-31 -12.00 USD Verein", "2024-01-30 100.00 EUR Firma"])
    #expect(statement.accounts.first?.name == "Girokonto")
    #expect(statement.accounts.first?.identifier == "DE02120300000000202051")
  }

  @Test("unsigned amounts with S and H in a column that has no header")
  func debitMarkWithoutHeader() throws {
    let statement = try read(
      """
      "Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";\
      "BLZ";"BIC";\
      "Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "
      "05.02.2024";"05.02.2024";"Ich";"Laden";"";"";"";"";"Einkauf";"";"EUR";"12,34";"S"
      "06.02.2024";"06.02.2024";"Ich";"Firma";"";"";"";"";"Lohn";"";"EUR";"1.000,00";"H"
      """)
    #expect(statement.amounts == ["-12.34", "1000.00"])
  }

  @Test("Swiss columns of credits and debits in francs, apostrophes, and a disclaimer below")
  func swissPost() throws {
    let statement = try read(
      """
      Datum von:;2024-01-01
      Buchungsart:;Alle Buchungen
      Konto:;CH9300762011623852957
      Währung:;CHF

      Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Valuta;Saldo in CHF
      31.01.2024;Kauf Laden;;-1'250.40;31.01.2024;3000.00
      30.01.2024;Lohn;4'250.40;;30.01.2024;4250.40

      Disclaimer:
      Der Dokumentinhalt wurde durch Filtereinstellungen der Kundschaft generiert.
      """)
    #expect(statement.summary == ["2024-01-31 -1250.40 CHF Kauf Laden", "2024-01-30 4250.40 CHF Lohn"])
    #expect(statement.accounts.first?.identifier == "CH9300762011623852957")
    #expect(statement.accounts.first?.balance?.decimalText == "3000.00")
    #expect(statement.refusals.isEmpty)
  }

  @Test("a big Swiss bank with debit, credit and single amounts")
  func swissBank() throws {
    let statement = try read(
      """
      Kontonummer:;0123 00456789.01;
      IBAN:;CH93 0076 2011 6238 5295 7;
      Von:;2024-01-01;
      Anfangssaldo:;100.00;
      Schlusssaldo:;80.00;
      Bewertet in:;CHF;

      Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;\
      Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
      2024-01-12;10:11:12;2024-01-13;2024-01-13;CHF;-20.00;;;80.00;9930812ZZ1234567;"Laden; Zürich";"Kartenzahlung";;;
      """)
    #expect(statement.summary == ["2024-01-12 -20.00 CHF Laden; Zürich"])
    #expect(statement.operations.first?.bankIdentifier == "9930812ZZ1234567")
    #expect(statement.accounts.first?.identifier == "CH9300762011623852957")
  }
}
