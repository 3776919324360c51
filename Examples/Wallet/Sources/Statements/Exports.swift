// Code that reads statements reads amounts and days.
@_exported public import WalletValues
