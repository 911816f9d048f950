/** The heading that marks a file in which apostrophes guard the cells against running as formulas. */
export const FORMULA_GUARD = 'formula_guard'
