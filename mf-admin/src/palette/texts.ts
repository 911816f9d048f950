/** The texts of the command palette. */
export const paletteTexts = {
  open: 'Go to',
  title: 'Go to',
  hint: 'Page, order, product or person',
  results: 'Results',
  pages: 'Pages',
  kinds: { orders: 'Orders', products: 'Products', people: 'People' },
  searching: 'Searching…',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: 'Nothing found',
  failed: (kinds: string) => `Not searched because of an error: ${kinds}.`,
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
} as const
