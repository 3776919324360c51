/// An event that makes a live connection check whether the other side is still alive.
struct SocketTick: Sendable {}
