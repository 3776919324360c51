/// A function of the app that returns true if the writes of an event are stored. The function looks for the event's
/// claims among the claims that the app has stored.
///
/// It must return true only if all writes of the handler are stored, as with a handler that makes one write. If the
/// store does not respond, it must return false: the person is then informed that the action may not be done.
public typealias EventClaims = @Sendable (_ page: String, _ event: Int) async -> Bool
