/// The habits of the person of the sample. To change the sample, change these rows.
enum SampleHabits {
  enum Account: Int, CaseIterable, Sendable {
    case main, savings, card, pounds
  }

  /// Something that happens now and then.
  struct Habit: Sendable {
    let account: Account
    let category: CategoryKey
    let payees: [String]
    /// The amount in minor units, as spent.
    let amount: ClosedRange<Int64>
    /// The likelihood on a weekday and on a day of the weekend, in hundredths.
    let weekday: Int
    let weekend: Int
  }

  /// Something that happens every month, or every so many months.
  struct Payment: Sendable {
    let account: Account
    let category: CategoryKey
    let payee: String
    let memo: String
    let day: Int
    let amount: ClosedRange<Int64>
    var everyMonths = 1
  }

  static let habits: [Habit] = [
    Habit(
      account: .card, category: .groceries, payees: ["Lidl", "Carrefour Market", "Rewe City", "Bakery Maison Noir"],
      amount: 380...8_900, weekday: 38, weekend: 75),
    Habit(
      account: .card, category: .dining,
      payees: ["Café Lumière", "Trattoria Da Enzo", "Noodle House", "Burger Bureau", "Espresso Bar Mitte"],
      amount: 320...4_800, weekday: 52, weekend: 70),
    Habit(
      account: .card, category: .transport, payees: ["City Transport", "Deutsche Bahn", "Free Now Taxi", "Shell"],
      amount: 290...5_400, weekday: 42, weekend: 25),
    Habit(
      account: .card, category: .shopping, payees: ["Zalando", "Decathlon", "Amazon", "Uniqlo", "dm drogerie"],
      amount: 990...14_900, weekday: 12, weekend: 22),
    Habit(
      account: .card, category: .leisure, payees: ["Kino International", "City Books", "Concert Hall", "Steam"],
      amount: 590...6_500, weekday: 8, weekend: 22),
    Habit(
      account: .card, category: .health, payees: ["Apotheke am Markt", "Dr. Weiß, dentist"], amount: 480...9_000,
      weekday: 5, weekend: 2),
    Habit(
      account: .card, category: .travel, payees: ["Hotel Alfama", "Ryanair", "Airbnb", "SNCF Connect"],
      amount: 3_900...38_000, weekday: 3, weekend: 5),
    Habit(
      account: .pounds, category: .dining, payees: ["Pret Borough", "The Anchor Pub"], amount: 280...3_900, weekday: 9,
      weekend: 12),
    Habit(
      account: .pounds, category: .transport, payees: ["TfL", "Trainline"], amount: 170...4_500, weekday: 10,
      weekend: 8),
    Habit(
      account: .pounds, category: .groceries, payees: ["Tesco Express", "Sainsbury's"], amount: 250...3_200, weekday: 7,
      weekend: 9),
  ]

  static let payments: [Payment] = [
    Payment(
      account: .main, category: .income, payee: "Northlight Studio GmbH", memo: "Salary", day: 25,
      amount: 324_000...324_000),
    Payment(
      account: .main, category: .housing, payee: "Hausverwaltung Lindner", memo: "Rent", day: 1,
      amount: -98_500 ... -98_500),
    Payment(
      account: .main, category: .utilities, payee: "Stadtwerke", memo: "Electricity", day: 5,
      amount: -7_900 ... -5_200),
    Payment(
      account: .main, category: .utilities, payee: "Telekom", memo: "Internet", day: 8, amount: -3_995 ... -3_995),
    Payment(
      account: .main, category: .utilities, payee: "Vodafone", memo: "Mobile", day: 12, amount: -1_999 ... -1_999),
    Payment(
      account: .main, category: .health, payee: "Fitness Werk", memo: "Membership", day: 3, amount: -2_990 ... -2_990),
    Payment(
      account: .main, category: .fees, payee: "Account fee", memo: "Quarterly", day: 28, amount: -1_470 ... -1_470,
      everyMonths: 3),
    Payment(
      account: .main, category: .transfer, payee: "Transfer to savings", memo: "Standing order", day: 26,
      amount: -40_000 ... -40_000),
    Payment(
      account: .savings, category: .transfer, payee: "Transfer from main account", memo: "Standing order", day: 26,
      amount: 40_000...40_000),
    Payment(
      account: .savings, category: .income, payee: "Interest", memo: "Quarterly", day: 28, amount: 5_100...7_300,
      everyMonths: 3),
    Payment(
      account: .main, category: .transfer, payee: "Card settlement", memo: "Card 4821", day: 15,
      amount: -150_000 ... -150_000),
    Payment(
      account: .card, category: .transfer, payee: "Card settlement", memo: "Thank you", day: 15,
      amount: 150_000...150_000),
    Payment(
      account: .card, category: .leisure, payee: "Netflix", memo: "Subscription", day: 10, amount: -1_399 ... -1_399),
    Payment(
      account: .card, category: .leisure, payee: "Spotify", memo: "Subscription", day: 17, amount: -1_099 ... -1_099),
    Payment(
      account: .pounds, category: .income, payee: "Harbour Press Ltd", memo: "Invoice", day: 20,
      amount: 28_000...64_000),
  ]
}
