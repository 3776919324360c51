internal import EspalierNavigation
internal import EspalierViews

extension Localization {
  /// Returns the localization of a browser, for what the server itself says to it.
  static func speaking(to facts: RequestFacts) -> Localization {
    let visitor = Visitor(facts: facts)
    return Localization(locale: visitor.locale, timeZone: visitor.timeZone, tables: [.webGerman])
  }
}

extension TextTable {
  /// The server's own texts, in German.
  static let webGerman = TextTable(
    language: "de",
    [
      "web.goOn": "Weiter",
      "web.tooFast": "Das ging zu schnell",
      "web.nothingHere": "Hier ist nichts.",
      "web.addressUnreadable": "Diese Adresse ist nicht lesbar",
      "web.addressUnreadableMessage": "Bitte die Adresse prüfen oder von vorn beginnen.",
      "web.tooMuchOpen": "Gerade ist zu viel geöffnet",
      "web.tooMuchOpenMessage": "Bitte nicht mehr benötigte Fenster schließen und es in einer Minute erneut versuchen.",
      "web.identityUnknown": "Die Anmeldung konnte nicht geprüft werden",
      "web.pageStopped": "Diese Seite hat das Programm angehalten",
      "web.tooManyExports":
        "Dieser Browser hat zu viele Dateien angefordert. Diese wurde nicht erstellt; bitte in einer Minute erneut versuchen.",
      "web.noSuchFile": "Diese Datei gibt es nicht.",
      "web.noSuchForm": "Dieses Formular gibt es nicht.",
      "web.foreignForm": "Dieses Formular kommt nicht von einer Seite dieser Website.",
      "web.formTooLarge": "Dieses Formular ist zu groß.",
      "web.formTooLargeOrSlow": "Dieses Formular ist zu groß oder kommt zu langsam an.",
      "web.formUnreadable": "Dieses Formular ist nicht lesbar.",
      "web.nobodyWaits": "Darauf wartet niemand mehr.",
      "web.formExpired": "Dieses Formular ist abgelaufen",
      "web.formExpiredMessage":
        "Seit es angezeigt wurde, gab es eine An- oder Abmeldung, oder es ist sehr alt. Bitte noch einmal öffnen.",
      "web.tooManyForms":
        "Dieser Browser hat zu viele Formulare gesendet. Es wurde nichts ausgeführt; bitte in einer Minute erneut versuchen.",
      "web.fileGoesOnElsewhere": "Ein anderer Prozess übernimmt die Datei.",
      "web.noPlaceForFile": "Hier wird keine Datei angenommen.",
      "web.foreignFile": "Diese Datei kommt nicht von einer Seite dieser Website.",
      "web.pageExpired": "Diese Seite ist abgelaufen. Bitte neu laden.",
      "web.fileLost": "Die Verbindung war eine Weile unterbrochen. Bitte die Datei noch einmal auswählen.",
      "web.fileHasChanged": "Die Datei hat inzwischen eine andere Größe. Bitte noch einmal auswählen.",
      "web.fileSentElsewhere": "Die Datei wird inzwischen anders gesendet.",
      "web.fileIncomplete": "Die Datei ist nicht vollständig angekommen.",
      "web.fileNotTaken":
        "Diese Seite nimmt die Datei nicht mehr an. Bitte die Stelle neu öffnen und die Datei dort auswählen.",
      "web.fileTooSlow": "Die Datei kam zu langsam an. Bitte noch einmal auswählen.",
      "web.fileStopped": "Das Senden der Datei wurde beendet.",
      "web.fileNotStored": "Die Datei konnte nicht gespeichert werden. Bitte erneut versuchen.",
      "web.tooManyFiles": "Es werden zu viele Dateien gleichzeitig gesendet. Bitte auf die anderen warten.",
      "web.tooManySenders": "Zu viele Personen senden gerade Dateien. Bitte in einer Minute erneut versuchen.",
      "web.appIsElsewhere": "Hier ist nichts; die App ist unter {address} zu finden.",
      "web.fileNotMade": "Diese Datei konnte nicht erstellt werden. {reason}",
      "web.notMade": "Das konnte nicht erstellt werden. {reason}",
      "files.isPNG": "„{name}“ ist ein PNG-Bild. Gesendet werden können: {types}.",
      "files.isJPEG": "„{name}“ ist ein JPEG-Bild. Gesendet werden können: {types}.",
      "files.isGIF": "„{name}“ ist ein GIF-Bild. Gesendet werden können: {types}.",
      "files.isWebP": "„{name}“ ist ein WebP-Bild. Gesendet werden können: {types}.",
      "files.isBMP": "„{name}“ ist ein BMP-Bild. Gesendet werden können: {types}.",
      "files.isTIFF": "„{name}“ ist ein TIFF-Bild. Gesendet werden können: {types}.",
      "files.isHEIF": "„{name}“ ist ein HEIF- oder AVIF-Bild. Gesendet werden können: {types}.",
      "files.isIcon": "„{name}“ ist ein Symbol. Gesendet werden können: {types}.",
      "files.isSVG": "„{name}“ ist ein SVG-Bild. Gesendet werden können: {types}.",
      "files.isPDF": "„{name}“ ist ein PDF-Dokument. Gesendet werden können: {types}.",
      "files.isZIP": "„{name}“ ist ein ZIP-Archiv oder ein Dokument in einem. Gesendet werden können: {types}.",
      "files.isGzip": "„{name}“ ist eine komprimierte Datei (gzip). Gesendet werden können: {types}.",
      "files.isOldDocument": "„{name}“ ist ein Dokument eines alten Büroprogramms. Gesendet werden können: {types}.",
      "files.isText": "„{name}“ ist Text. Gesendet werden können: {types}.",
      "files.isUnknown": "„{name}“ ist weder Text noch von einem hier bekannten Typ. Gesendet werden können: {types}.",
      "web.fileNotRaw": "Die Datei muss als rohe Bytes gesendet werden.",
      "web.fileSizeMissing": "Die Größe der Datei fehlt.",
      "web.filePieceUnknown": "Es fehlt, welches Stück der Datei das ist.",
      "web.fileTooLarge": "Diese Datei ist zu groß. Höchstens {most} können gesendet werden.",
      "web.pageStoppedMessage": .plural(
        one: "Das ist mehrmals geschehen, daher wird sie vorerst nicht angezeigt. Alles andere läuft weiter. "
          + "Bitte in einer Minute erneut versuchen.",
        other: "Das ist mehrmals geschehen, daher wird sie vorerst nicht angezeigt. Alles andere läuft weiter. "
          + "Bitte in {count} Minuten erneut versuchen."),
    ])
}
