/// An opaque colour in sRGB, given by its components.
///
/// Screens usually name a ``ColorRole``, and a ``Theme`` defines its colour. For any other colour of a view, use
/// ``ViewColor/rgb(_:dark:opacity:)``.
public struct Color: Hashable, Sendable, Codable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its red, green and blue components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from its six hexadecimal digits: `0x0A58CA`.
  public init(integerLiteral value: UInt32) { self.init(digits: value) }

  @usableFromInline init(digits: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: digits >> 16), green: UInt8(truncatingIfNeeded: digits >> 8),
      blue: UInt8(truncatingIfNeeded: digits))
  }

  /// The colour as one number of six hexadecimal digits.
  @usableFromInline var digits: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour as six hexadecimal digits after a number sign, as in CSS.
  public var description: String {
    "#" + [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }

  /// The perceived brightness of the colour, from 0 to 1, as WCAG defines it.
  public var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// Returns the contrast with another colour, from 1 to 21, as WCAG defines it.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func linear(_ part: UInt8) -> Double {
    let share = Double(part) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    // To the power of 2.4, without a mathematics library: the square times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  /// Returns the fifth root of a value between 0 and 1 by Newton's method. The method begins at 1 and descends to the
  /// root.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let fourth = root * root * root * root
      let next = root - (fourth * root - value) / (5 * fourth)
      guard next < root else { break }
      root = next
    }
    return root
  }
}
