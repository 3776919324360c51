import Espalier

extension TextTable {
  /// The texts of the payments, in German.
  static let paymentsGerman = TextTable(
    language: "de",
    [
      "payments.title": "Zahlungen",
      "payments.summary": "Jemanden bezahlen, auch wenn die Bank nicht erreichbar ist",
      "payments.strangerHeading": "Zuerst ein eigenes Wallet",
      "payments.strangerMessage": "Einen Zugang anlegen, die Bank verbinden und von hier aus bezahlen.",
      "payments.none": "Bei der Bank gibt es noch keine Zahlungen",
      "payments.waitingFailed": "Wartende Zahlungen lassen sich nicht anzeigen",
      "payments.stillThere": "{reason} Die Aufträge sind weiterhin da.",
      "payments.lookAgain": "Noch einmal nachsehen",
      "payments.isBeingSent": "Wird gerade gesendet.",
      "payments.waits": "Wird gesendet, sobald die Bank erreichbar ist.",
      "payments.row": "{payee} · {amount}",
      "payments.sendAgain": "Erneut senden",
      "payments.discard": "Verwerfen",
      "payments.payFrom": "Bezahlen von",
      "payments.seen":
        "Die Konten, wie sie am {moment} zu sehen waren. Zahlungen lassen sich beauftragen; gesendet werden sie, wenn die Bank wieder antwortet.",
      "payments.atBank": "Bei der Bank",
      "payments.executed": "ausgeführt",
      "payments.needsCode": "wartet auf den Code",
      "payments.rejected": "abgelehnt",
      "payments.expired": "abgelaufen",
      "payments.withdrawn": "zurückgezogen",
      "payments.newPayment": "Neue Zahlung",
      "payments.noSuchAccount": "Die Bank kennt dieses Konto nicht",
      "payments.bankIsAway":
        "Die Bank antwortet gerade nicht. Das Konto ist so zu sehen wie am {moment}; die Zahlung wird gesendet, wenn die Bank wieder antwortet.",
      "payments.notOrdered": "Die Zahlung wurde nicht beauftragt. {reason}",
      "payments.limit":
        "Bis {amount} wird gezahlt, sobald die Zahlung beauftragt ist; darüber verlangt die Bank einen Code.",
      "payments.payee": "Empfänger",
      "payments.iban": "IBAN",
      "payments.amount": "Betrag in {currency}",
      "payments.reference": "Verwendungszweck",
      "payments.check": "Zahlung prüfen",
      "payments.question": "Noch ist nichts beauftragt. Soll das so bezahlt werden?",
      "payments.from": "Von",
      "payments.to": "An",
      "payments.amountName": "Betrag",
      "payments.when": "Wann",
      "payments.whenNow": "Sobald sie beauftragt ist",
      "payments.whenBack": "Sobald die Bank wieder antwortet",
      "payments.change": "Ändern",
      "payments.order": "Zahlung beauftragen",
      "payments.payeeMissing": "Wer wird bezahlt?",
      "payments.payeeTooLong": "Ein Name hat höchstens 70 Zeichen.",
      "payments.ibanInvalid": "Das ist keine IBAN: Die Prüfziffern passen nicht.",
      "payments.amountMissing": "Wie viel wird bezahlt?",
      "payments.referenceTooLong": "Ein Verwendungszweck hat höchstens 140 Zeichen.",
      "payments.confirmTitle": "Zahlung bestätigen",
      "payments.codeFooter":
        "Die Bank zeigt für diese Zahlung einen Code aus sechs Ziffern. Nach drei falschen lehnt sie sie ab.",
      "payments.codePage": "Den Code bei der Bank ansehen",
      "payments.whenConfirmed": "Sobald sie bestätigt ist",
      "payments.whenConfirmedUntil": "Sobald sie bestätigt ist; der Code gilt bis {moment}",
      "payments.withdraw": "Zahlung zurückziehen",
      "payments.withdrawFooter": "Sie ist nicht bezahlt. Ist sie zurückgezogen, wird sie es nie.",
      "payments.code": "Code",
      "payments.confirm": "Bestätigen",
      "payments.codeMissing": "Welchen Code zeigt die Bank?",
      "payments.sentMeanwhile": "Sie wurde inzwischen gesendet oder verworfen.",
      "payments.underWay": "Sie wird gerade gesendet. Bitte einen Moment warten und sehen, was daraus wurde.",
      "payments.changedMeanwhile":
        "Sie hat sich inzwischen geändert. Bitte ansehen, wie sie jetzt ist, und neu entscheiden.",
      "payments.notUnderstood":
        "Die Antwort des Servers war nicht zu verstehen, vielleicht ist es also geschehen. Bitte nachsehen, bevor sie noch einmal gesendet wird.",
      "payments.quotaReached":
        .plural(
          one:
            "{count} wartet schon darauf, gesendet zu werden, und mehr geht nicht. Es wurde nichts hinzugefügt, und das Geschriebene ist noch hier. Bitte erneut versuchen, wenn sie gesendet ist, oder sie verwerfen.",
          other:
            "{count} warten schon darauf, gesendet zu werden, und mehr geht nicht. Es wurde nichts hinzugefügt, und das Geschriebene ist noch hier. Bitte erneut versuchen, wenn einige gesendet sind, oder eine verwerfen."
        ),
      "payments.refused": "Der Server hat es abgelehnt, mit {status}.",
      "payments.notSent": "Es ließ sich nicht senden: {reason}",
      "payments.codeRefused": "Die Bank nimmt diesen Code nicht an.",
    ])
}
