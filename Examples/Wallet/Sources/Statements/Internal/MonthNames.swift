/// Names of months and weekdays, in the languages of the header dictionary.
enum MonthNames {
  /// Returns the month of a folded name or abbreviation of at least three letters.
  static func month(_ word: String) -> Int? { months[word] }

  /// Returns true if a folded word names a day of the week, in full or in short.
  static func isWeekday(_ word: String) -> Bool {
    weekdays.contains(word) || (word.count >= 2 && word.count <= 4 && weekdays.contains { $0.hasPrefix(word) })
  }

  /// Full names and their beginnings; a beginning that two months share is left out, unless its sense is settled below.
  private static let months: [String: Int] = {
    var full: [String: Int] = [:]
    for line in names.split(whereSeparator: \.isNewline) {
      for (index, name) in line.split(separator: " ").enumerated() { full[TextFolding.folded(name)] = index + 1 }
    }
    var beginnings: [String: Int] = [:]
    for (name, month) in full {
      for length in 3..<max(4, name.count) {
        let beginning = String(name.prefix(length))
        if let other = beginnings[beginning], other != month {
          beginnings[beginning] = 0
        } else {
          beginnings[beginning] = month
        }
      }
    }
    return beginnings.filter { $0.value != 0 }.merging(full) { $1 }.merging(settled) { $1 }
  }()

  private static let settled: [String: Int] = [
    "mar": 3, "jun": 6, "jul": 7, "mai": 5, "maj": 5, "mei": 5, "mrt": 3, "sept": 9, "set": 9, "lis": 11, "cze": 6,
    "lip": 7, "sie": 8, "out": 10, "jui": 7, "des": 12,
  ]

  private static let names = """
    January February March April May June July August September October November December
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember
    Jänner Feber März April Mai Juni Juli August September Oktober November Dezember
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    januari februari maart april mei juni juli augustus september oktober november december
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    januari februari mars april maj juni juli augusti september oktober november december
    januar februar marts april maj juni juli august september oktober november december
    januar februar mars april mai juni juli august september oktober november desember
    tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
    leden únor březen duben květen červen červenec srpen září říjen listopad prosinec
    ledna února března dubna května června července srpna září října listopadu prosince
    január február március április május június július augusztus szeptember október november december
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
    января февраля марта апреля мая июня июля августа сентября октября ноября декабря
    """

  private static let weekdays: Set<String> = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag \
    sonnabend
    sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado \
    domingo lunedi
    martedi mercoledi giovedi venerdi sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag segunda
    terca quarta quinta sexta poniedzialek wtorek sroda czwartek piatek sobota niedziela mandag tirsdag onsdag torsdag
    fredag lordag sondag mandag tisdag maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
