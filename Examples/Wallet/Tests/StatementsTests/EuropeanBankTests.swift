import Statements
import Testing

@Suite("Tables of banks in the rest of Europe")
struct EuropeanBankTests {
  @Test("France: debit and credit in euros, spaces in thousands, a label over several lines")
  func frenchDebitCredit() throws {
    let statement = try read(
      """
      Téléchargement du 31/01/2024;

      M. DUPONT JEAN
      Compte de Dépôt carte n° 12345678901;
      Solde au 31/01/2024 1 234,56 €

      Liste des opérations du compte entre le 01/01/2024 et le 31/01/2024;

      Date;Libellé;Débit euros;Crédit euros;
      31/01/2024;"PAIEMENT PAR CARTE
      BOULANGERIE 30/01 ";1\u{A0}012,50;;
      30/01/2024;"VIREMENT EN VOTRE FAVEUR";;2\u{202F}000,00;
      """)
    #expect(
      statement.summary == [
        "2024-01-31 -1012.50 EUR PAIEMENT PAR CARTE BOULANGERIE 30/01",
        "2024-01-30 2000.00 EUR VIREMENT EN VOTRE FAVEUR",
      ])
    #expect(statement.operations.map(\.line) == [10, 12])
  }

  @Test("France: the post's table with a column of francs, and an online bank's camel case")
  func frenchOthers() throws {
    let post = try read(
      """
      Numéro Compte   :;1234567A
      Type         :;CCP
      Compte tenu en  :;euros
      Date            :;31/01/2024
      Solde (EUROS)   :;512,30

      Date;Libellé;Montant(EUROS);Montant(FRANCS)
      31/01/2024;"ACHAT CB MARCHE 30.01";-12,50;-82,00
      """)
    #expect(post.summary == ["2024-01-31 -12.50 EUR ACHAT CB MARCHE 30.01"])
    #expect(post.accounts.first?.identifier == "1234567A")
    #expect(post.accounts.first?.balance?.description == "512.30 EUR")
    let online = try readEuros(
      """
      dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance
      2024-01-31;2024-01-31;"CARTE 30/01 MARCHE";"Alimentation";"Vie quotidienne";"marche";"-1 012,50";"";\
      "00040123456";\
      "Compte courant";100.00
      """)
    #expect(online.summary == ["2024-01-31 -1012.50 EUR marche"])
    #expect(online.accounts.map(\.name) == ["Compte courant"])
    #expect(online.operations.first?.category == "Alimentation")
  }

  @Test("Netherlands: Af and Bij beside an unsigned amount, compact dates")
  func dutchDirections() throws {
    let statement = try read(
      """
      "Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";\
      "Mededelingen";\
      "Saldo na mutatie";"Tag"
      "20240115";"Albert";"NL91ABNA0417164300";"";"BA";"Af";"12,34";"Betaalautomaat";"Pas 001";"87,66";""
      "20240114";"Werkgever";"NL91ABNA0417164300";"";"OV";"Bij";"100,00";"Overschrijving";"Salaris";"100,00";""
      """)
    #expect(statement.summary == ["2024-01-15 -12.34 EUR Albert", "2024-01-14 100.00 EUR Werkgever"])
    #expect(statement.accounts.first?.identifier == "NL91ABNA0417164300")
    #expect(statement.accounts.first?.balance?.decimalText == "87.66")
  }

  @Test("Netherlands: explicit plus signs, and a table with tabs and no header at all")
  func dutchSignedAndHeaderless() throws {
    let signed = try read(
      """
      "IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN",\
      "Naam tegenpartij","Omschrijving-1","Omschrijving-2"
      "NL91ABNA0417164300","EUR","RABONL2U","000000000000000007","2024-01-05","2024-01-05","+1.250,00","+1.300,00","",\
      "Werkgever","Salaris",""
      """)
    #expect(signed.summary == ["2024-01-05 1250.00 EUR Werkgever"])
    #expect(signed.operations.first?.bankIdentifier == "000000000000000007")
    let bare = try read(
      "417164300\tEUR\t20240105\t100,00\t87,50\t20240105\t-12,50\tBEA Betaalpas Winkel\r\n"
        + "417164300\tEUR\t20240106\t87,50\t187,50\t20240106\t100,00\tSEPA Overboeking Firma\r\n")
    #expect(
      bare.summary == ["2024-01-05 -12.50 EUR BEA Betaalpas Winkel", "2024-01-06 100.00 EUR SEPA Overboeking Firma"])
    #expect(bare.accounts.map(\.identifier) == ["417164300"])
    #expect(bare.accounts.first?.balance?.decimalText == "187.50")
  }

  @Test("Spain and Italy: value dates that share a word with amounts, columns of income and outgo")
  func spanishAndItalian() throws {
    let spanish = try read(
      """
      Últimos movimientos;;;;;;;;
      ;;;;;;;;
      F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
      31/01/2024;30/01/2024;Mercado;Pago con tarjeta;-15,20;EUR;100,00;EUR;4000
      """)
    #expect(spanish.summary == ["2024-01-30 -15.20 EUR Mercado"])
    let italian = try read(
      """
      Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
      31/01/2024;31/01/2024;;-45,00;Supermercato;Pagamento Supermercato Roma;Contabilizzato
      30/01/2024;30/01/2024;1.200,00;;Stipendio;Bonifico Stipendio;Contabilizzato
      """
    ) { $0.currency = Currency(code: "EUR") }
    #expect(italian.amounts == ["-45.00", "1200.00"])
    let unit = try read(
      "Data Registrazione;Data valuta;Descrizione;Importo (EUR);Canale\n31.01.2024;31.01.2024;POS BAR;-2,40;POS\n")
    #expect(unit.summary == ["2024-01-31 -2.40 EUR POS BAR"])
  }

  @Test("Poland: hash signs before headers, the currency below its label, and codes within amounts")
  func polish() throws {
    let statement = try read(
      """
      Bank S.A. Detaliczna;
      #Klient;
      JAN KOWALSKI;
      #Waluta;
      PLN;

      #Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;
      2024-01-31;2024-01-31;ZAKUP;"Bilet";"KOLEJ";'';-1 234,50;500,00;
      ;;;;;;#Saldo końcowe;500,00 PLN;
      """)
    #expect(statement.summary == ["2024-01-31 -1234.50 PLN KOLEJ"])
    #expect(statement.operations.first?.memo == "Bilet")
    #expect(statement.refusals.isEmpty)
    let codes = try read("Data operacji;Opis;Kwota\n31-01-2024;Sklep;-12,50 PLN\n")
    #expect(codes.summary == ["2024-01-31 -12.50 PLN Sklep"])
  }

  @Test("the north: Valuta is a currency in Swedish, amounts out and in stand apart in Norwegian")
  func nordic() throws {
    let swedish = try read(
      "Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta\n"
        + "2024/01/31;-120,50;1234;;;Matbutik;1 000,00;SEK\n")
    #expect(swedish.summary == ["2024-01-31 -120.50 SEK Matbutik"])
    let norwegian = try read(
      "\"Dato\";\"Forklaring\";\"Rentedato\";\"Ut fra konto\";\"Inn på konto\"\n"
        + "\"31.01.2024\";\"Butikk\";\"31.01.2024\";\"1.200,50\";\"\"\n"
        + "\"30.01.2024\";\"Lønn\";\"30.01.2024\";\"\";\"9.000,00\"\n"
    ) { $0.currency = Currency(code: "NOK") }
    #expect(norwegian.amounts == ["-1200.50", "9000.00"])
    let danish = try read(
      "\"Dato\";\"Tekst\";\"Beløb\";\"Saldo\";\"Status\";\"Afstemt\"\n"
        + "\"31.01.2024\";\"Netto\";\"-99,95\";\"1,00\";\"Udført\";\"Nej\"\n"
        + "\"31.01.2024\";\"Føtex\";\"-9,95\";\"\";\"Venter\";\"Nej\"\n"
    ) { $0.currency = Currency(code: "DKK") }
    #expect(danish.amounts == ["-99.95"])
    #expect(danish.refusals.map(\.line) == [3])
    let finnish = try read(
      "\"Kirjauspäivä\";\"Arvopäivä\";\"Määrä EUROA\";\"Laji\";\"Selitys\";\"Saaja/Maksaja\";\"Viite\";"
        + "\"Viesti\";\"Arkistointitunnus\"\n"
        + "2024-01-31;2024-01-31;-5,90;162;PKORTTIMAKSU;KAUPPA;ref=;;20240131/593619/1\n")
    #expect(finnish.summary == ["2024-01-31 -5.90 EUR KAUPPA"])
    #expect(finnish.operations.first?.bankIdentifier == "20240131/593619/1")
  }

  @Test("Czech, Hungarian, Portuguese and Russian headers")
  func others() throws {
    let czech = try read(
      "Datum zaúčtování;Částka;Měna;Název protiúčtu;Zpráva pro příjemce\n31.01.2024;-150,00;CZK;Obchod;nákup\n")
    #expect(czech.summary == ["2024-01-31 -150.00 CZK Obchod"])
    let hungarian = try read("Könyvelés dátuma;Összeg;Pénznem;Közlemény\n2024.01.31.;-1 500;HUF;Bolt\n")
    #expect(hungarian.summary == ["2024-01-31 -1500.00 HUF Bolt"])
    let portuguese = try read("Data;Descrição;Valor;Saldo\n31/01/2024;Mercado;-12,30;100,00\n") {
      $0.currency = Currency(code: "BRL")
    }
    #expect(portuguese.amounts == ["-12.30"])
    let russian = try read(
      "\"Дата операции\";\"Статус\";\"Сумма операции\";\"Валюта операции\";\"Категория\";\"Описание\"\n"
        + "\"31.01.2024 10:11:12\";\"OK\";\"-150,00\";\"RUB\";\"Продукты\";\"Магазин\"\n")
    #expect(russian.summary == ["2024-01-31 -150.00 RUB Магазин"])
    #expect(russian.operations.first?.category == "Продукты")
  }

  @Test("Belgium: the owner's number beside the other party's, and a date headed Valuta")
  func belgian() throws {
    let statement = try read(
      """
      Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;\
      rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij
      BE68539007547034;;JAN;EUR;2024001;31/01/2024;BETALING;31/01/2024;-12,50;87,50;;-12,50;BE71096123456769;;WINKEL;
      """)
    #expect(statement.summary == ["2024-01-31 -12.50 EUR WINKEL"])
    #expect(statement.accounts.map(\.identifier) == ["BE68539007547034"])
    let names = try read(
      "\"Date\",\"Interest Date\",\"Amount\",\"Account\",\"Counterparty\",\"Name\",\"Description\"\n"
        + "\"2024-01-31\",\"2024-01-31\",\"-12,50\",\"NL91ABNA0417164300\",\"NL39RABO0300065264\",\"Winkel\",\"x\"\n"
    ) { $0.currency = Currency(code: "EUR") }
    #expect(names.summary == ["2024-01-31 -12.50 EUR Winkel"])
  }

  @Test("Germany: an empty column of amounts beside debits and credits, and a dated balance below")
  func germanDebits() throws {
    let statement = try read(
      """
      Umsätze Girokonto;;;Kundennummer: 100
      01.01.2024 - 31.01.2024

      Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Fremde \
      Gebühren;Betrag;\
      Soll;Haben;Währung
      31.01.2024;31.01.2024;Lastschrift;Laden;Einkauf;DE02500105170137075030;X;;;;-12,50;;EUR
      30.01.2024;30.01.2024;Gutschrift;Firma;Lohn;DE02500105170137075030;X;;;;;1.000,00;EUR
      Kontostand;31.01.2024;;;987,50;EUR
      """)
    #expect(statement.summary == ["2024-01-31 -12.50 EUR Laden", "2024-01-30 1000.00 EUR Firma"])
    #expect(statement.refusals.isEmpty)
    #expect(statement.accounts.map(\.name) == ["Girokonto"])
  }

  @Test("Austria: no header, all cells in quotes, and a time to the millisecond")
  func austrian() throws {
    let statement = try read(
      """
      "05.01.2024";"Einkauf Laden";"05.01.2024";"-12,50";"EUR";"05.01.2024 10:00:00:000"
      "06.01.2024";"Lohn";"06.01.2024";"1.000,00";"EUR";"06.01.2024 10:00:00:000"
      """)
    #expect(statement.summary == ["2024-01-05 -12.50 EUR Einkauf Laden", "2024-01-06 1000.00 EUR Lohn"])
  }
}
