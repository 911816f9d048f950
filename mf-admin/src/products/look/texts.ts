/** The texts of the products table's look. */
export const lookTexts = {
  menu: 'Columns',
  columns: 'Columns',
  rows: 'Rows',
  compact: 'Compact',
} as const
