/// An error in the use of flows.
public enum FlowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A step needs a person, and the run cannot ask one.
  case needsUser(step: String)
  /// A user step's scene released its callback before it answered.
  case noAnswer(step: String)
  /// A snapshot belongs to a flow of another name.
  case otherFlow(expected: String, found: String)
  /// A snapshot contains a step, done or under way, that the flow does not have.
  case unknownStep(String)
  /// A snapshot lacks the state at which a branch was chosen.
  case lostChoice(branch: String)
  /// A snapshot contains the result of a step in a parallel group, and the step's result now has another type.
  case otherResult(step: String)

  /// A message that says what happened, and how to correct it.
  public var description: String {
    switch self {
    case .needsUser(let step):
      "“\(step)” needs a person's answer, and this run has nobody to ask (interaction: .refuse). Give the state what the "
        + "step would ask for, and let its `when` or isApplicable see that, or run the flow where its scene is shown."
    case .noAnswer(let step):
      "Nobody can answer “\(step)” any more: its scene does not keep the FlowAnswer that it was made with. Call it from "
        + "a control of the scene, or keep it in the scene."
    case .otherFlow(let expected, let found):
      "The snapshot is of the flow “\(found)”, not of “\(expected)”. Resume it with the flow that took it."
    case .unknownStep(let step):
      "The snapshot was taken at or after the step “\(step)”, which the flow does not have any more. Keep a step of that "
        + "name, or begin the flow anew."
    case .lostChoice(let branch):
      "The snapshot does not hold the state at which the branch “\(branch)” was chosen. It was not made by a run, or was "
        + "changed. Begin the flow anew."
    case .otherResult(let step):
      "The snapshot holds a result of “\(step)”, in a parallel group that was under way, and it is not of the type that "
        + "the step returns now. Give the step another name where its result is another, or begin the flow anew."
    }
  }
}
