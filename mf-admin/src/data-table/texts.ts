/** The texts around a table: search, pager and empty results. */
export const listingTexts = {
  search: 'Search',
  clear: 'Clear search',
  rows: 'Rows per page:',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  count: (count: number) => `${count.toLocaleString('en-US')} in all`,
  about: (count: number) => `About ${count.toLocaleString('en-US')} in all`,
  moreThan: (count: number) => `More than ${count.toLocaleString('en-US')}`,
  days: 'Days count in UTC.',
  none: 'Nothing found',
  noneText: 'No entry fits the search and the filters.',
  reset: 'Show all',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clearFilters: 'Clear filters',
} as const
