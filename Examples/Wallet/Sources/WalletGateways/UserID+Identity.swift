public import WalletStore

extension UserID {
  /// Reads what ``identity`` wrote.
  public init?(identity: String) {
    guard let number = Int64(identity) else { return nil }
    self.init(rawValue: number)
  }

  /// The user as a surface names them.
  public var identity: String { String(rawValue) }
}
