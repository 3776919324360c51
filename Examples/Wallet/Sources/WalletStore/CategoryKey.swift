/// The name of a category that never changes, whatever language shows it.
///
/// ```swift
/// try await database.setCategory(.groceries, of: operation, user: user)
/// ```
public struct CategoryKey: RawRepresentable, Hashable, Sendable, Codable {
  /// The key as it is stored and exported, in lower case.
  public let rawValue: String

  /// Creates the key of a category, whether or not a user has it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Food and household goods.
  public static let groceries = CategoryKey(rawValue: "groceries")
  /// Restaurants, cafés and deliveries of meals.
  public static let dining = CategoryKey(rawValue: "dining")
  /// Tickets, fuel, parking and the car.
  public static let transport = CategoryKey(rawValue: "transport")
  /// Rent, mortgage and the upkeep of a home.
  public static let housing = CategoryKey(rawValue: "housing")
  /// Electricity, water, heating, telephone and internet.
  public static let utilities = CategoryKey(rawValue: "utilities")
  /// Doctors, medicines, insurance of health, sport.
  public static let health = CategoryKey(rawValue: "health")
  /// Clothes, electronics, furniture and the like.
  public static let shopping = CategoryKey(rawValue: "shopping")
  /// Films, music, books and going out.
  public static let leisure = CategoryKey(rawValue: "leisure")
  /// Flights, hotels and all of a journey.
  public static let travel = CategoryKey(rawValue: "travel")
  /// Salary, interest and other money earned.
  public static let income = CategoryKey(rawValue: "income")
  /// Money moved between accounts; it is neither income nor spending.
  public static let transfer = CategoryKey(rawValue: "transfer")
  /// Charges of the bank, and taxes.
  public static let fees = CategoryKey(rawValue: "fees")
  /// Operations that nobody has given a category yet.
  public static let other = CategoryKey(rawValue: "other")
}
