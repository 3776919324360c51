/// An object that is to go with its module.
struct OwnedObject {
  weak var object: AnyObject?
}
