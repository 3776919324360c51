/// The header dictionary's phrases for parties, purposes, accounts and identifiers, and those to pass over.
extension HeaderWords {
  static let payees = [
    """
    payee|payee name|merchant|merchant name|counterparty|counter party|counterparty name|partner name|partner
    other party|beneficiary or payer|supplier found
    payee payer|vendor|name of counterparty|paid to from|third party|transaction party|counterpart|contact
    Begünstigter / Auftraggeber|Beguenstigter/Zahlungspflichtiger|Begünstigter/Zahlungspflichtiger
    Auftraggeber/Empfänger|Auftraggeber / Begünstigter|Auftraggeber/Begünstigter|Empfänger/Auftraggeber
    Name Zahlungsbeteiligter|Zahlungsbeteiligter|Gegenpartei|Händler|Händlername|Zahlungspartner
    Empfänger/Zahlungspflichtiger|Partnername|Gegenkonto Name
    Auftraggeber/Zahlungsempfänger|Name des Partners|Kontoinhaber Gegenseite|Name Gegenkonto
    Zahlungsempfänger/-pflichtiger|Zahlungsempfänger / Zahlungspflichtiger
    contrepartie|tiers|commerçant|marchand|nom contrepartie|nom du tiers|comercio|contrapartida|contraparte
    controparte|esercente|nombre contraparte
    naam tegenpartij|tegenpartij|naam / omschrijving|naam/omschrijving|naam tegenrekening|tegenpartij naam|handelaar
    kontrahent|dane kontrahenta|nadawca/odbiorca|nadawca / odbiorca|nazwa kontrahenta|strona transakcji
    odbiorca/nadawca|nazwa odbiorcy/nadawcy
    motpart|mottagare/avsändare|modpart|saaja/maksaja|maksaja/saaja|saaja tai maksaja|protistrana|název protiúčtu
    jméno protistrany|název účtu protistrany
    protiúčet název|partner neve|nume partener|контрагент|from to|beneficiary/ordering party
    """,
    "name|Namn|navn|nom|naam|nazwa|nome|nombre|nimi|név|название",
  ]
  static let payers = """
    from|payer|sender|remitter|sender name|ordering party|Zahlungspflichtiger|Zahlungspflichtige*r|Auftraggeber
    Absender|émetteur|donneur d'ordre|ordenante|ordinante
    nadawca|nazwa nadawcy|avsändare|avsender|afsender|maksaja|plátce|odesílatel|naam betaler
    """
  static let recipients = """
    to|recipient|beneficiary|beneficiary name|receiver|recipient name|Zahlungsempfänger|Zahlungsempfänger*in
    Begünstigter|Empfänger|Name Empfänger|bénéficiaire|destinataire|beneficiario
    destinatario|odbiorca|nazwa odbiorcy|mottagare|mottaker|modtager|saaja|saajan nimi|příjemce|begunstigde
    beneficiário|получатель|ontvanger
    """
  static let descriptions = [
    """
    description|transaction description|narration|narrative|particulars|transaction details|transaction remarks
    remarks|transaction|appears on your statement as
    description text|label|long description|text|booking text|details of transaction|transaction name|activity|title
    Beschreibung|Buchungsdetails|Umsatztext|Buchungstext|Text|Avisierungstext|Transaktionsbeschreibung
    Buchungsinformation|Vorgang/Verwendungszweck|Bezeichnung
    libellé|libellé opération|libellé simplifié|intitulé|description|désignation|libellé court|détail|détail opération
    nature de l'opération|libellé de l'opération
    concepto|descripción|detalle|descripcion movimiento|descripción operación|concepto ampliado
    descrizione|descrizione operazione|descrizione operazioni|causale|descrizione completa|operazione|dettagli
    descrizione movimento
    descrição|descritivo|histórico|lançamento|descrição do movimento|descrição da operação
    omschrijving|omschrijving 1|opis|opis operacji|opis transakcji|szczegóły
    beskrivning|beskrivelse|tekst|forklaring|rubrik|text/mottagare|transaktionstext|specifikation|posteringstekst
    kirjausselite|selite|selitys|kuvaus|tapahtuma|selvitys
    popis|popis transakce|název|typ pohybu|leírás|descriere|detalii tranzacție|описание|описание операции|açıklama
    """,
    """
    original description|full description|extended details|original text|Vorgang|Umsatzart|Geschäftsvorfall
    Buchungsart|mutatiesoort|movimiento
    """,
  ]
  static let memos = [
    """
    memo|payment reference|purpose|payment details|note|notes|comment|comments|notes and tags|additional information
    message|user notes|payment purpose|reason|extra details
    Verwendungszweck|Zahlungsgrund|Mitteilung|Notiz|Bemerkung|Buchungsnotiz|Nachricht|Verwendungszweck/Kundenreferenz
    Zahlungsreferenz|Zweck|Hinweis
    motif|commentaire|référence paiement|communication|remarque|informations complémentaires|libellé complémentaire
    référence de paiement
    observaciones|comentario|notas|mensaje|referencia de pago|note|nota|motivo|observações|comentário|mensagem
    referência de pagamento
    mededelingen|mededeling|betalingskenmerk|omschrijving 2|omschrijving 3|betalingsreferentie|bericht
    tytuł|tytuł operacji|tytuł płatności|tytułem|komentarz|notatka
    meddelande|meddelelse|melding|besked|anteckning|viesti|viesti saajalle|viite/viesti|selväkielinen viesti
    zpráva|zpráva pro příjemce|poznámka|zpráva pro mě|správa pre prijímateľa|közlemény|megjegyzés|detalii|комментарий
    назначение платежа
    """,
    """
    reference|ref|Referenz|Kundenreferenz|référence|referencia|riferimento|referência|referentie|referens
    reference text|viite|reference no|your reference
    """,
  ]
  static let categories = """
    category|spending category|category name|Kategorie|Hauptkategorie|Umsatzkategorie|catégorie|categoría|categoria
    categorie|kategoria|kategori|luokka|kategória|категория|rubrique
    kategori namn|kategorier|main category|merchant category|categories|rubrieknaam|categoria operazione
    """
  static let accountNumbers = """
    Auftragskonto|Auftraggeberkonto|IBAN Auftragskonto|IBAN Auftraggeberkonto|IBAN/BBAN|Konto-IBAN|own account
    own iban|account iban|account num|Kontonummer Auftraggeber|Rechnungskonto
    numéro de compte|n° compte|compte IBAN|rekening|rekeningnummer opdrachtgever|rachunek|mój rachunek
    číslo vlastního účtu|vlastní účet|numer rachunku źródłowego
    eigen rekening|rekeningnummer eigen rekening|счет|номер счета|numero conto|account id|účet|IBAN eigene|eigene IBAN
    IBAN Kontoinhaber
    """
  static let someAccountNumbers = """
    account number|account no|acct number|account nr|IBAN|Kontonummer|Konto Nr|rekeningnummer|numer konta
    numer rachunku|nr rachunku|tilinumero|kontonummer|číslo účtu|kontonr
    número de cuenta|cuenta número|numéro compte|iban number
    """
  static let accountNames = """
    account|account name|account label|account nickname|account title|Konto|Kontoname|Kontobezeichnung
    Bezeichnung Auftragskonto|compte|nom du compte|cuenta|nombre de la cuenta|conto
    conta|rachunek nazwa|konto nazwa|tili|kontonavn|kontonamn|wallet|bank account|rekeningnaam|intestazione conto
    nazwa rachunku
    """
  static let identifiers = """
    transaction id|transaction identifier|fitid|unique id|transaction code id|transfer wise id|transferwise id
    transaction uid|booking id|entry id|bank transaction id|unique transaction id
    Transaktionscode|Transaktions-ID|Transaktions-Nr|Transaktionsnummer|Buchungs-ID|Umsatz-ID|ID transaction
    numéro de transaction|ID transacción|id transacción|id transazione
    identificativo transazione|id da transação|transactie id|transactiereferentie|transactie-id|id transakcji
    nr transakcji|identyfikator transakcji|arkistointitunnus|arkivkod|arkivref
    id transakce|id operace|id pohybu|ID pokynu|archive id|arkiveringsreferens|transaktions id|transaksjons id
    número de operación|código de transação|código de transacción
    identificador|numer transakcji|numer referencyjny transakcji
    """
  static let someIdentifiers = """
    id|row|row id|uid|uuid|reference number|ref number|transaction reference|transaction number|volgnr
    verifikationsnummer|num|no|journal entry id|bank reference|ZKB-Referenz|Buchungsreferenz
    reference id|receipt number
    """
  static let cards = """
    card number|card no|card member|card used|card used for transaction|card|last 4 digits|card holder|cardholder name
    Karteninhaber|Kartennummer|Karte|numéro de carte|titulaire de la carte|carte
    número de tarjeta|tarjeta|titular de la tarjeta|numero carta|carta|kortnummer|kortinhaver|kortholder|cartão
    número do cartão|kaartnummer|pasnummer|kortin numero|numer karty|karta|číslo karty
    Kreditkarte|kort
    """
  static let ignored = """
    original amount|original currency|local amount|local currency|foreign amount|amount foreign currency
    foreign currency|foreign currency amount|type foreign currency|exchange rate|exchange amount
    exchange currency|exchange from|exchange to|exchange to amount|transaction currency amount|total fees|tax amount
    tax|vat|compensation amount|source currency|target currency|fee currency|cashback amount
    original value|source amount|target amount|conversion rate|conversion fee|points|rewards|card type|currency rate
    payment method|interest|category split|budget amount
    parent category|category parent|subcategory|sub category|category id|purpose code|time zone|account type
    account owner|bank name|bank|bic|swift|swift bic|sort code|routing number|check number|cheque number
    cheque no|check or slip|check or slip number|chq ref no|chq no|check|summary amt|ref no cheque no|document number
    partner iban|counterparty iban|counterparty account|counter account|bank code
    number|transaction type code|from email address|to email address|address|date of birth|due date|card expiry
    booking month|end to end reference|sepa reference|client reference|mandate identification
    originator identifier|ultimate receiver name|ultimate debtor|ultimate creditor|posting key|posting text
    creditor id|mandate reference|to account|from account|transfer account|labels|tags|tag|receipt
    Lastschrift Ursprungsbetrag|Auslagenersatz Rücklastschrift|Auslagenersatz|Gläubiger-ID|Glaeubiger ID
    Mandatsreferenz|Sammlerreferenz|Kontonummer/IBAN|BIC (SWIFT-Code)|BLZ|Bankleitzahl|Einzelbetrag|Betrag Detail
    Ursprungsbetrag|Ursprünglicher Betrag|Originalbetrag|Originalwährung|Betrag in Fremdwährung|Fremdwährung
    Fremdwährungsbetrag|Betrag Originalwährung|Betrag (Fremdwährung)|Wechselkurs|Devisenkurs|Umrechnungskurs
    IBAN Zahlungsbeteiligter|BIC Zahlungsbeteiligter|BIC Auftragskonto|Bankname Auftragskonto
    Bankleitzahl Auftraggeberkonto|Steuerrelevant|Unterkategorie|Datum von|Datum bis|Abschlusszeit|Bewertungsdatum
    Gegenkonto|IBAN Gegenkonto|IBAN Empfänger|Konto-Nr.|IBAN des Zahlungsempfängers|Referenznummer|Fussnoten
    Saldo Währung|Kontoinhaber|Uhrzeit|Zeitzone|Kurs|Währung Original|IBAN Zahlungspartner|Belegnummer
    montant devise|montant en devise|montant d'origine|devise d'origine|montant initial|devise initiale|taux de change
    sous catégorie|iban contrepartie|pointée|pointage|montant (francs)|cours
    importe original|divisa original|tipo de cambio|importe en divisa|subcategoría|iban contrapartida|saldo anterior
    oficina|número de documento|tipo cambio|código
    importo originale|importo in divisa|divisa originale|tasso di cambio|sottocategoria|cambio|iban controparte|canale
    valor original|moeda original|taxa de câmbio|subcategoria|saldo inicial
    tegenrekening|tegenrekening iban/bban|iban tegenpartij|bic tegenpartij|naam uiteindelijke partij
    naam initiërende partij|oorspronkelijk bedrag|oorspr bedrag|oorspr munt|koers|machtigingskenmerk|incassant id
    batch id
    oorsprongbedrag|reden retour|code|saldo voor mutatie|beginsaldo|bedrag oorspronkelijke valuta
    kwota w walucie|kwota oryginalna|waluta oryginalna|kwota płatności w walucie|kwota blokady/zwolnienie blokady|kurs
    kurs wymiany|nr konta kontrahenta|numer konta nadawcy|numer konta odbiorcy|rachunek nadawcy
    rachunek odbiorcy|rachunek kontrahenta|numer rachunku kontrahenta|saldo początkowe|nazwa banku|data odrzucenia
    podkategoria|rachunek docelowy|numer rachunku nadawcy|numer rachunku odbiorcy|typ rachunku
    utländskt belopp|valutakurs|ursprungligt belopp|belopp i utländsk valuta|oprindeligt beløb|opprinnelig beløp
    opprinnelig valuta|kurs valuta|til konto|fra konto|från konto|till konto|clearingnummer|radnummer|underkategori
    afstemt
    saajan tilinumero|saajan tilinumero ja pankin bic|maksajan viite|alkuperäinen summa|alkuperäinen valuutta
    valuuttakurssi|kortinnumero|kuitti|saajan tili|tilinumero ja pankin bic|pankin bic
    číslo protiúčtu|protiúčet|kód banky|kód banky protiúčtu|původní částka|původní měna|původní částka a měna|kurz
    směnný kurz|vs|ks|ss|variabilní symbol|konstantní symbol|specifický symbol|číslo účtu protistrany|bic kód
    сумма платежа в валюте|mcc|кэшбэк|бонусы
    fremde gebühren|abweichender empfänger|anzahl der aufträge|anzahl der schecks|afschriftnummer|adres tegenpartij
    expense account|running count|product code|resource|tax code|journal number|emoji|reward|exchange rate currency
    umgerechnete gebühr|ursprüngliche währung
    """
}
