/// The properties that one of the framework's types declares, for descriptions and resets.
///
/// `espalier properties` writes one for each type, and `all` for each module.
package struct PropertyList: Sendable {
  /// The name of the type.
  let type: String
  /// The properties by number.
  let byNumber: [(number: UInt16, property: PropertyDescription)]

  package init<each Value>(of type: String, _ property: repeat Property<each Value>) {
    var byNumber: [(number: UInt16, property: PropertyDescription)] = []
    for property in repeat each property {
      let description = PropertyDescription(name: property.name, defaultValue: property.defaultValue.styleValue)
      byNumber.append((property.number, description))
    }
    self.type = type
    self.byNumber = byNumber
  }
}

/// A view class of a framework module that builds on this module. The first use of such a class registers the
/// properties of its module.
package protocol PropertyLayer: View {
  /// The properties of all types of the module that declares the class.
  static var propertyLists: [PropertyList] { get }
}
