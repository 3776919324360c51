import Foundation

/// Whether this runs on the main thread, where the main actor's work runs.
func isOnMainThread() -> Bool { Thread.isMainThread }
