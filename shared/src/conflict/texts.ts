/** Texts for the second of two people who edit a product. */
export const conflictTexts = {
  title: 'Somebody else has changed this product',
  text: 'Nothing of yours is saved yet. You have both changed this:',
  hint: 'What only one of you has changed is kept in either case.',
  table: 'What both have changed',
  field: 'Field',
  fieldOf: (row: string, field: string) => `${row}: ${field}`,
  before: 'Before',
  theirs: 'Theirs, saved',
  yours: 'Yours',
  none: '–',
  removed: 'Removed',
  mine: 'Save mine over it',
  take: 'Take theirs',
  merged: 'Somebody else has changed this product, too. Their changes and yours are kept.',
} as const
