/** The name of the draft of a question about a product, or of the answer to a question. */
export const questionDraft = (product: string, question?: string): string =>
  question === undefined ? `question-draft:${product}` : `answer-draft:${product}:${question}`
