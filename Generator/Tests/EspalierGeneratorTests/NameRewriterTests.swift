import Testing

@testable import EspalierGenerator

/// Tests of a template's names being turned into one's own.
@Suite struct NameRewriterTests {
  private func rewritten(_ source: String, as name: String = "Credit cards") throws -> String {
    NameRewriter(replacements: [
      .type("ParentScope", "BankScope"), .word("Sample", try GeneratedName(name)),
    ]).rewritten(source)
  }

  @Test(arguments: [
    ("final class SampleScope: Scope<ParentScope> {}", "final class CreditCardsScope: Scope<BankScope> {}"),
    ("let sample = makeSampleScene(sampleModel)", "let creditCards = makeCreditCardsScene(creditCardsModel)"),
    (#"case .sample: "/sample""#, #"case .creditCards: "/credit-cards""#),
    (#"Screen(title: "Sample")"#, #"Screen(title: "Credit cards")"#),
    (#""\(sample.id) of SampleScene""#, #""\(creditCards.id) of CreditCardsScene""#),
    ("/// A sample, by `SampleRoute`.\nlet a = 1", "/// A credit cards, by `CreditCardsRoute`.\nlet a = 1"),
    ("func `Sample is shown`() {}", "func `Credit cards is shown`() {}"),
  ])
  func `a name takes the form of its place`(template: String, own: String) throws {
    #expect(try rewritten(template) == own)
  }

  @Test func `what takes the place of a word is not taken for another`() throws {
    let rewriter = NameRewriter(replacements: [
      .type("ParentRoute", "SampleRoute"), .word("Sample", try GeneratedName("Cards")),
    ])
    #expect(rewriter.rewritten("ParentRoute.sample(SampleRoute)") == "SampleRoute.cards(CardsRoute)")
    let own = NameRewriter(replacements: [.word("Sample", try GeneratedName("My sample"))])
    #expect(own.rewritten(#"Screen(title: "Sample")"#) == #"Screen(title: "My sample")"#)
    #expect(own.rewritten("/// Sample, a sample.\n") == "/// My sample, a my sample.\n")
  }

  @Test(arguments: ["let resample = Sampler()", "let parent = 1", "// Nothing of it", "let samples = 3", #""Samples""#])
  func `what only looks like the word stays`(source: String) throws { #expect(try rewritten(source) == source) }

  @Test func `the name of a file changes as its types do`() throws {
    let rewriter = NameRewriter(replacements: [.word("SampleMVVM", try GeneratedName("Cards"))])
    #expect(rewriter.rewritten(path: "SampleMVVMScene.swift") == "CardsScene.swift")
  }

  @Test func `a source without the word comes out byte for byte`() throws {
    let source = "// é \u{200D}\r\nlet a = \"\"\"\n  x \\(1)\n  \"\"\"\t\n#if DEBUG\n@@\n#endif\n"
    #expect(try rewritten(source) == source)
  }
}
