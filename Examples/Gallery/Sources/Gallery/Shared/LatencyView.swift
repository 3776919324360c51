package import Espalier

/// A dial for the time that a message takes to the app and back, so that a person feels what a distance means.
///
/// The page alone delays its messages. A script of the gallery's own sets the delay.
package final class LatencyView: View {}
