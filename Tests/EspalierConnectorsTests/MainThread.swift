import Foundation

/// Returns true on the main thread, where the main actor's work runs.
func isOnMainThread() -> Bool { Thread.isMainThread }
