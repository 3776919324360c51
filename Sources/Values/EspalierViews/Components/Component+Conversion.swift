extension Component {
  /// Returns the component as a component of a subclass; nil if `Subclass` does not descend from this component's
  /// class.
  ///
  /// A subclass has everything that its base class has.
  ///
  /// Swift cannot express in a signature that one class descends from another, so the method checks it at run time:
  ///
  /// ```swift
  /// class Figure: Label {}
  /// let quiet: Component<Label> = Component(.color(.secondary))
  /// let figure: Component<Figure>? = quiet.converted()
  /// let picture: Component<ImageView>? = quiet.converted()  // nil
  /// ```
  public func converted<Subclass: View>(to _: Subclass.Type = Subclass.self) -> Component<Subclass>? {
    // The children of a base class keep their numbers in a subclass, so the storage has the same meaning.
    Subclass.self is Target.Type ? Component<Subclass>(storage: storage) : nil
  }
}

extension AnyComponent {
  /// Returns the component as a component of `Subclass`; nil if `Subclass` is neither ``type`` nor a subclass of it.
  public func converted<Subclass: View>(to _: Subclass.Type = Subclass.self) -> Component<Subclass>? {
    ViewSchema.descends(Subclass.self, from: type) ? Component<Subclass>(storage: written) : nil
  }
}
