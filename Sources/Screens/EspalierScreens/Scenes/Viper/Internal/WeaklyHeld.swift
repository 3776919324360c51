/// The check of an object that a part of a scene holds weakly, and knows by its protocol alone.
enum WeaklyHeld {
  /// Returns the value as an object.
  ///
  /// - Parameters:
  ///   - value: The value, which must be an instance of a class.
  ///   - holder: The type of the part that holds it.
  ///   - name: The name of the value in the message.
  static func object<Value>(_ value: Value, by holder: Any.Type, as name: String) -> AnyObject {
    guard type(of: value as Any) is AnyClass else {
      // Safe: a mistake in the app's code, which the first start finds. A copy of the value would be released at once,
      // and everything that the part says to it would be lost in silence.
      fatalError(
        "\(holder) holds its \(name) weakly, but \(type(of: value as Any)) is not a class. Make it a class, as a scene is."
      )
    }
    return value as AnyObject
  }
}
