export const paginationTexts = {
  pages: 'Pages',
  previous: 'Prev',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  lastPage: (number: number) => `Last page, ${number}`,
} as const
