/// The logic of a scene in VIPER style. It combines gateways, and does not depend on the view or the navigation.
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
