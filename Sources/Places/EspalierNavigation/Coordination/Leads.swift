/// A small, typed door from a view model to the places of a feature.
///
/// A view model that leads on needs no closure for each way out, and knows no coordinator. The feature gives it the
/// door:
///
/// ```swift
/// @MainActor @Observable final class InboxModel {
///   @ObservationIgnored private let leads: Leads<MailRoute>
///   init(leads: Leads<MailRoute>) { self.leads = leads }
///   func write() { leads.move(to: .writing) }
/// }
///
/// extension Mail {
///   func inbox() -> InboxModel { InboxModel(leads: leads) }
/// }
/// ```
///
/// A test gives another one, which notes where the model leads:
///
/// ```swift
/// @MainActor func whereItLeads() -> [MailRoute] {
///   var places: [MailRoute] = []
///   InboxModel(leads: Leads { places.append($0) }).write()
///   return places
/// }
/// ```
///
/// The door of a coordinator holds the coordinator weakly. Once the coordinator is released, a move does nothing, and
/// the ways back throw ``NavigationError``.
@MainActor
public struct Leads<Place: Route>: Sendable {
  private let carryOutMove: @MainActor (Place) -> Void
  private let carryOutPop: @MainActor () throws -> Void
  private let carryOutDismiss: @MainActor () throws -> Void

  /// Creates a door from closures.
  ///
  /// - Parameters:
  ///   - move: Goes to a place.
  ///   - pop: Removes the topmost place from the visible stack; does nothing by default.
  ///   - dismiss: Dismisses the topmost modal; does nothing by default.
  public nonisolated init(
    _ move: @escaping @MainActor (Place) -> Void, pop: @escaping @MainActor () throws -> Void = {},
    dismiss: @escaping @MainActor () throws -> Void = {}
  ) {
    carryOutMove = move
    carryOutPop = pop
    carryOutDismiss = dismiss
  }

  /// A door that leads nowhere, for previews and for tests in which nothing leads on.
  public nonisolated static var nowhere: Leads { Leads { _ in } }

  /// Goes to a place of the feature.
  public func move(to route: Place) { carryOutMove(route) }

  /// Removes the topmost place from the visible stack.
  /// - Throws: ``NavigationError`` if there is no place to go back to.
  public func pop() throws { try carryOutPop() }

  /// Dismisses the topmost modal.
  /// - Throws: ``NavigationError`` if there is none.
  public func dismiss() throws { try carryOutDismiss() }

  /// Returns a door to the places of a route within this one, for a part that knows only those.
  ///
  /// ```swift
  /// enum ShopRoute: Route {
  ///   case mail(MailRoute)
  ///   var path: Path { if case .mail(let route) = self { "/mail" + route.path } else { "/" } }
  ///   static let paths = Paths<Self> { mail }
  /// }
  /// @MainActor func mail(of shop: Leads<ShopRoute>) -> Leads<MailRoute> { shop.within(ShopRoute.mail) }
  /// ```
  public func within<Inner>(_ embed: @escaping @Sendable (Inner) -> Place) -> Leads<Inner> {
    Leads<Inner> {
      carryOutMove(embed($0))
    } pop: {
      try carryOutPop()
    } dismiss: {
      try carryOutDismiss()
    }
  }
}

extension Coordinating {
  /// A door to the places of this feature, for a view model that leads on.
  public var leads: Leads<Place> {
    Leads { [weak self] in
      self?.move(to: $0)
    } pop: { [weak self, name = "\(Self.self)"] in
      guard let self else { throw NavigationError.noWindow(coordinator: name) }
      try pop()
    } dismiss: { [weak self, name = "\(Self.self)"] in
      guard let self else { throw NavigationError.noWindow(coordinator: name) }
      try dismiss()
    }
  }
}
