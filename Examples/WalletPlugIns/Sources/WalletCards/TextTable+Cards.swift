import Espalier

extension TextTable {
  /// The texts of the cards, in German.
  static let cardsGerman = TextTable(
    language: "de",
    [
      "cards.title": "Karten",
      "cards.summary": "Karten sofort sperren und nach Wunsch begrenzen",
      "cards.subtitle": "Wie die Bank sie jetzt führt",
      "cards.changing": "Die Bank ändert die Karte",
      "cards.freeze": "Sperren",
      "cards.unfreeze": "Entsperren",
      "cards.frozen": "Gesperrt",
      "cards.unfreezeQuestion": "{card} wieder verwenden?",
      "cards.unfreezeMessage": "Zahlungen mit der Karte führt die Bank wieder aus.",
      "cards.freezeQuestion": "{card} sperren?",
      "cards.freezeMessage": "Zahlungen mit der Karte lehnt die Bank bis zum Entsperren ab.",
      "cards.notFrozen": "{card} wurde nicht gesperrt",
      "cards.notUnfrozen": "{card} wurde nicht entsperrt",
      "cards.spentToday": "{spent} von {limit} heute",
      "cards.spentThisMonth": "{spent} von {limit} in diesem Monat",
      "cards.todayBar": "Heute ausgegeben",
      "cards.monthBar": "In diesem Monat ausgegeben",
      "cards.none": "Keine Karten",
      "cards.noneMessage": "Zu den Konten gibt es bei der Bank keine Karte.",
      "cards.strangerHeading": "Karten brauchen ein eigenes Wallet",
      "cards.strangerMessage": "Bitte zuerst anmelden: Die Karten kommen von der dort verbundenen Bank.",
      "cards.limits": "Limits",
      "cards.limitsSubtitle": "Limits der Karte",
      "cards.leaveQuestion": "Limits unverändert lassen?",
      "cards.leaveMessage": "Die Eingaben sind nicht gespeichert.",
      "cards.changedElsewhereTitle": "Anderswo geändert",
      "cards.changedElsewhereWords":
        "Die Karte wurde inzwischen geändert, und die Limits wurden nicht gespeichert. Die Eingaben stehen noch unten; erneutes Speichern ersetzt die jetzigen Limits der Karte.",
      "cards.dayNow": "Am Tag derzeit",
      "cards.monthNow": "Im Monat derzeit",
      "cards.day": "Am Tag",
      "cards.month": "Im Monat",
      "cards.in": "In {currency}.",
      "cards.save": "Speichern",
      "cards.limitsNotSaved": "Die Limits wurden nicht gespeichert",
      "cards.limitsNotSavedChanged": "Die Karte wurde anderswo geändert, und die Limits wurden nicht gespeichert",
      "cards.dayMissing": "Bitte angeben, wie viel am Tag ausgegeben werden darf; 0 für nichts.",
      "cards.monthMissing": "Bitte angeben, wie viel im Monat ausgegeben werden darf; 0 für nichts.",
      "cards.negative": "Ein Limit kann nicht negativ sein.",
      "cards.tooLarge": "Ein so hohes Limit nimmt die Bank nicht an.",
      "cards.dayOverMonth": "Ein Tag kann nicht mehr haben als der Monat.",
      "cards.changedElsewhere":
        "Die Karte wurde inzwischen anderswo geändert. Zu sehen ist ihr jetziger Stand; es wurde nichts geändert.",
      "cards.notThere": "Diese Karte gibt es bei der Bank nicht. Die vorhandenen stehen in der Liste der Karten.",
    ])
}
