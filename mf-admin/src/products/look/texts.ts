/** The texts of the menu for the products table's appearance. */
export const lookTexts = {
  menu: 'Columns',
  columns: 'Columns',
  rows: 'Rows',
  compact: 'Compact',
} as const
