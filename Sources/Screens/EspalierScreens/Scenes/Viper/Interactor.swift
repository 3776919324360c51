/// The logic of a scene: it combines the gateways that it is given, and knows neither view nor navigation.
///
/// ```swift
/// protocol CardsInteractor: Interactor {
///   func cards() async throws -> [String]
/// }
///
/// struct FixedCardsInteractor: CardsInteractor {
///   func cards() async throws -> [String] { ["Debit"] }
/// }
/// ```
///
/// An interactor belongs to no actor and fetches nothing itself: a gateway makes one fetch, an interactor combines
/// several.
public protocol Interactor: Sendable {}
