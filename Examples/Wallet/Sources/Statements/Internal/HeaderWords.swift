/// The header dictionary's source: phrases by role, and within a role by preference, best first.
///
/// Phrases are compared folded, so case, diacritics and punctuation do not matter. Languages: English, German,
/// French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Norwegian, Finnish, Czech, Slovak,
/// Hungarian, Romanian, Russian, Turkish.
enum HeaderWords {
  /// A phrase listed twice keeps its first meaning, so what is certain stands before what is weak.
  static var all: [(ColumnRole, [String])] {
    [
      (.ignored, [ignored]), (.date, dates), (.laterDate, [laterDates]), (.amount, amounts), (.debit, [debits]),
      (.credit, [credits]), (.direction, directions), (.currency, [currencies]), (.payer, [payers]),
      (.recipient, [recipients]), (.payee, payees), (.description, descriptions), (.memo, memos),
      (.category, [categories]), (.accountNumber, [accountNumbers]), (.someAccountNumber, [someAccountNumbers]),
      (.accountName, [accountNames]), (.balance, [balances]), (.identifier, [identifiers]),
      (.someIdentifier, [someIdentifiers]), (.state, [states]), (.fee, [fees]), (.product, [products]),
      (.card, [cards]),
    ]
  }

  static let dates = [
    """
    date|transaction date|trans date|txn date|tran date|booking date|booked date|booked at|booked on|date booked
    completed date
    entry date|date of transaction|activity date|operation date|date op|date time|datetime|date and time|created on
    Datum|Buchungstag|Buchungsdatum|Buchung|Buchungstag/Datum|Belegdatum|Transaktionsdatum|Umsatzdatum|Kaufdatum
    Abschlussdatum
    Datum der Buchung|Tag der Buchung|Datum des Abschlusses|Einkaufsdatum|Transaktionsdatum/-zeit|Buchungszeitpunkt
    date opération|date d'opération|date de l'opération|date de transaction|date transaction|date comptable
    date de comptabilisation
    date comptabilisation|date de fin|date d'achat|date écriture|date mouvement|jour
    fecha|fecha operación|fecha de operación|fecha de la operación|f. operación|fecha oper|fecha contable
    fecha transacción
    fecha de transacción|fecha movimiento|fecha de finalización|f. oper|fecha de compra|dia
    data|data operazione|data contabile|data registrazione|data movimento|data transazione|data completamento
    data di completamento
    data mov.|data movimento|data da transação|data transação|data do movimento|data lançamento|data de lançamento
    data operação
    data da operação|data de conclusão|data da compra
    boekdatum|transactiedatum|datum transactie|boekingsdatum|uitvoeringsdatum|datum van uitvoering|datum boeking
    voltooid op
    data operacji|data transakcji|data księgowania|data zaksięgowania|data zakończenia|data i godzina
    data zlecenia operacji
    bokföringsdag|bokföringsdatum|bokfört|transaktionsdag|köpdatum|reskontradatum|bokfört datum
    dato|bogføringsdato|bogført|posteringsdato|bokføringsdato|bokført dato|bokført|transaksjonsdato|transaktionsdato
    utført dato
    kjøpsdato|handelsdato
    kirjauspäivä|kirjauspvm|päivä|päivämäärä|pvm|tapahtumapäivä|ostopäivä|kirjaus pvm|maksupäivä
    datum zaúčtování|datum provedení|datum transakce|datum zúčtovania|dátum|datum pohybu|datum účtování
    dátum zaúčtovania
    könyvelés dátuma|tranzakció dátuma|könyvelés napja|data tranzacției|data înregistrării|data tranzactie
    дата|дата операции|дата проводки|дата транзакции|дата платежа|tarih|işlem tarihi
    journal date
    """,
    """
    started date|date started|date created|created|time|timestamp|transaction time|date début|date de début
    fecha de inicio|data di inizio|data de início
    Datum des Beginns|startdatum|data rozpoczęcia|date from|purchase date
    """,
  ]
  static let laterDates = """
    value date|val date|value dt|posted date|post date|posting date|date posted|settlement date|effective date
    date val|valuta date|process date
    processed date|clearing date|statement date|interest date
    Wertstellung|Wertstellungsdatum|Valutadatum|Wertstellungstag|Wert|Valuta Datum|Wertstellung (Valuta)
    Gutschriftsdatum|Datum Valuta
    date valeur|date de valeur|valeur|date de règlement
    fecha valor|f. valor|fecha de valor|f valor|fecha cargo
    data valuta|data val|data valor|data-valor|data de valor|data addebito
    rentedatum|valutadatum|data waluty|valutadag|rentedato|valørdato|valoriseringsdato|valutadato|rentedag
    arvopäivä|arvopvm|datum valuty|valuta datum|értéknap|data valutei|дата валютирования
    """

  static let amounts = [
    """
    amount|transaction amount|amount total|total amount|trans amount|txn amount|credit debit amount
    debit credit amount|signed amount|amt|booked amount
    account amount|billing amount|amount in account currency|net
    Betrag|Umsatz|Buchungsbetrag|Betrag in Kontowährung|Transaktionsbetrag|Abrechnungsbetrag|Zahlungsbetrag|Netto
    Umsatzbetrag|Summe
    montant|montant opération|montant de l'opération|montant de la transaction|montant net
    importe|importe operación|cantidad|monto|importe neto
    importo|importo operazione|importo in euro|ammontare|importo totale
    quantia|montante|importância|valor da transação|valor (R$)|valor em reais|valor lançamento
    bedrag|bedrag eur|transactiebedrag|transactie bedrag
    kwota|kwota operacji|kwota transakcji|kwota w walucie rachunku|kwota transakcji (waluta rachunku)
    kwota zaksięgowana
    belopp|transaktionsbelopp|beløb|beløp|beløb i DKK|beløp i NOK|belopp i SEK
    määrä|määrä euroa|summa|rahamäärä
    částka|objem|suma|objem v měně účtu|částka v měně účtu|čiastka|összeg|suma tranzacției|sumă|tranzakció összege
    сумма|сумма операции|сумма платежа|сумма в валюте счета|tutar|işlem tutarı
    """,
    "net amount|valor|value|sum|gross|Brutto|brut|bruto|lordo",
  ]
  static let debits = """
    debit|debits|debit amount|debit amt|amount debit|withdrawal|withdrawals|withdrawal amount|withdrawal amt|withdraw
    withdrawn|money out|paid out|payments
    payment|out|outgoing|spent|charges|charge|money paid out|debit account currency|outflow|paid
    Soll|Belastung|Belastungen|Lastschrift|Ausgang|Ausgänge|Ausgaben|Ausgabe|Abgang|Betrag Soll|Soll-Betrag|Abbuchung
    Sollumsatz|Umsatz Soll
    débit|débits|montant débit|débit euros|dépenses|dépense|sortie|sorties|retrait|retraits|montant au débit
    débito|débitos|cargo|cargos|debe|gasto|gastos|salidas|retiros|importe debe|adeudo|adeudos
    addebiti|addebito|uscite|uscita|dare|importo addebito|importo dare|debito
    saídas|saída|despesas|valor a débito|movimento a débito|importância a débito
    af|debet|uit|uitgaven|afschrijving|bedrag af|bedrag debet
    obciążenia|obciążenie|wydatki|wypłaty|kwota obciążenia|wn|winien
    utgifter|uttag|ut|ut fra konto|ut från konto|utgift|ud|hævet|udgift|udbetaling|ut av konto|uttak
    pano pois|veloitus|menot|otto|otot
    výdaje|výdaj|na vrub|odchozí|odchozí částka|vydané|terhelés|plăți|debit lei|расход|списание|borç
    """
  static let credits = """
    credit|credits|credit amount|credit amt|amount credit|deposit|deposits|deposit amount|deposit amt|money in|paid in
    receipts|receipt|in|incoming|received
    money paid in|credit account currency|inflow
    Haben|Gutschrift|Gutschriften|Eingang|Eingänge|Einnahmen|Einnahme|Zugang|Betrag Haben|Haben-Betrag|Einzahlung
    Habenumsatz|Umsatz Haben
    crédit|crédits|montant crédit|crédit euros|recettes|recette|entrée|entrées|dépôt|dépôts|montant au crédit
    versement|versements
    crédito|créditos|abono|abonos|haber|ingreso|ingresos|entradas|depósitos|importe haber
    accrediti|accredito|entrate|entrata|avere|importo accredito|importo avere|credito
    entrada|receitas|valor a crédito|movimento a crédito|importância a crédito
    bij|credit bedrag|inkomsten|bijschrijving|bedrag bij|bedrag credit
    uznania|uznanie|wpływy|wpłaty|kwota uznania|ma
    insättning|insättningar|inn|inn på konto|inn til konto|inkomst|ind|indsat|indtægt|indbetaling|innskudd
    tulot|pano|hyvitys
    příjmy|příjem|ve prospěch|příchozí|příchozí částka|prijaté|jóváírás|încasări|credit lei|приход|зачисление|alacak
    """
  static let directions = [
    """
    debit/credit|credit/debit|dr/cr|cr/dr|d/c|c/d|debit or credit|credit debit indicator|debit credit indicator
    cdt dbt|cd indicator|dc|db/cr|balance impact
    Soll/Haben|S/H|Haben/Soll|Soll Haben Kennzeichen|Lastschrift/Gutschrift|Eingang/Ausgang|Umsatztyp|Sollhaben
    Soll-/Haben-Kennung
    débit/crédit|sens|cargo/abono|debe/haber|dare/avere|segno|débito/crédito|D/C indicator|tipo movimiento
    tipo de movimiento
    af bij|af/bij|bij/af|debet/credit|debet credit|wn/ma|obciążenie/uznanie|strona|rodzaj operacji|ut/inn|debet/kredit
    směr|kierunek|richtung|direction
    приход/расход
    """,
    """
    type|transaction type|trans type|txn type|typ|Art|Transaktionstyp|type opération|type d'opération|tipo
    tipo operación|tipo de operación|tipo operazione
    soort|transactietype|typ transakcji|typ operacji|transaktionstyp|laji|tapahtumalaji|details|typ transakce|tip|тип
    """,
  ]
  static let currencies = """
    currency|ccy|curr|currency code|account currency|cur|transaction currency|billing currency
    Währung|Whrg|Kontowährung|Buchungswährung|Betrag Währung|Abrechnungswährung|Währungscode
    devise|monnaie|devise du compte|divisa|moneda|valuta conto|moeda|munt|muntsoort|valutakode|valuta|waluta
    waluta rachunku|waluta operacji
    valuutta|měna|mena|měna účtu|pénznem|deviza|moneda tranzactiei|валюта|валюта операции|валюта счета|döviz
    para birimi
    """
  static let fees = """
    fee|fees|fee amount|Gebühr|Gebühren|frais|comisión|commissione|comissão|taxa|opłata|prowizja|kosten|vergoeding
    avgift|gebyr|poplatek
    """
  static let states = """
    state|status|transaction status|Umsatzstatus|statut|état|etat|estado|stato|estado movimiento|stan|tila|stav|Info
    статус|situação|durum|stare
    """
  static let products = "product|Produkt|produit|producto|prodotto|produto"
  static let balances = """
    balance|running balance|running bal|account balance|closing balance|balance after|balance after transaction
    available balance|ledger balance|book balance
    Saldo|Kontostand|Saldo nach Buchung|Saldo nach Umsatz|Neuer Saldo|Saldo in CHF|laufender Saldo
    solde|solde après opération|solde comptable|solde du compte|accountbalance|saldo contable|disponible
    saldo disponible|saldo contabile
    saldo na mutatie|saldo na trn|saldo na boeking|eindsaldo|saldo po operacji|saldo po transakcji|saldo rachunku
    saldo końcowe|saldo efter
    bokfört saldo|saldo efter transaktion|saldo jälkeen|zůstatek|zostatok|účetní zůstatek|egyenleg|sold|sold final
    остаток|баланс|bakiye
    """
}
