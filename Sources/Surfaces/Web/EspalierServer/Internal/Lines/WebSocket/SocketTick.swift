/// A tick of time on a live connection, upon which it asks whether the other side still lives.
struct SocketTick: Sendable {}
