/// A function that returns true if the app has stored the writes of an event of a page. The function decides by the
/// claims that the app keeps.
///
/// It must return true only if all writes of the handler are stored, as with a handler that makes one write. If the
/// store does not respond, it must return false: the person is then informed that the action may not be done.
public typealias EventClaims = @Sendable (_ page: String, _ event: Int) async -> Bool
