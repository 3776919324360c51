import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import EspalierMacrosPlugin

/// Expects that a source with our macros in it becomes another, with no message.
func expect(
  _ source: String, becomes expanded: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertMacroExpansion(
    source, expandedSource: expanded, macroSpecs: macros, indentationWidth: .spaces(2), failureHandler: record,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that our macros refuse a source with one message, at a line and column of it, and write nothing.
///
/// - Parameter fix: the title of the change that the message offers, and the source after it.
func expect(
  _ source: String, refusedAt place: (line: Int, column: Int), saying message: String,
  leaving rest: String, offering fix: (title: String, source: String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertMacroExpansion(
    source, expandedSource: rest,
    diagnostics: [
      DiagnosticSpec(
        message: message, line: place.line, column: place.column,
        fixIts: fix.map { [FixItSpec(message: $0.title)] } ?? [],
        originatorFileID: fileID, originatorFile: filePath, originatorLine: line, originatorColumn: column)
    ],
    macroSpecs: macros, applyFixIts: fix.map { [$0.title] }, fixedSource: fix?.source,
    indentationWidth: .spaces(2), failureHandler: record,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

private let macros = [
  "ScopeInitializer": MacroSpec(type: ScopeInitializerMacro.self),
  "RootInitializer": MacroSpec(type: RootInitializerMacro.self),
  "Forwarded": MacroSpec(type: ForwardedMacro.self),
  "ModuleBuilder": MacroSpec(
    type: ModuleBuilderMacro.self, conformances: [TypeSyntax(IdentifierTypeSyntax(name: .identifier("Builder")))]),
]

private func record(_ failure: TestFailureSpec) {
  let place = failure.location
  Issue.record(
    "\(failure.message)",
    sourceLocation: SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
}
