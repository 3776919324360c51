extension Component {
  /// Returns the component as one of a subclass, which has all that its base has; nil when `Subclass` does not descend
  /// from this component's class.
  ///
  /// Swift cannot say in a signature that one class descends from another, so that is checked here:
  ///
  /// ```swift
  /// class Figure: Label {}
  /// let quiet: Component<Label> = Component(.color(.secondary))
  /// let figure: Component<Figure>? = quiet.converted()
  /// let picture: Component<ImageView>? = quiet.converted()  // nil
  /// ```
  public func converted<Subclass: View>(to _: Subclass.Type = Subclass.self) -> Component<Subclass>? {
    // The children of a base keep their numbers in a subclass, so the storage means the same.
    Subclass.self is Target.Type ? Component<Subclass>(storage: storage) : nil
  }
}

extension AnyComponent {
  /// Returns the component as one of its class or of a subclass of it; nil when `Subclass` does not descend from
  /// ``type``.
  public func converted<Subclass: View>(to _: Subclass.Type = Subclass.self) -> Component<Subclass>? {
    ViewSchema.descends(Subclass.self, from: type) ? Component<Subclass>(storage: storage) : nil
  }
}
