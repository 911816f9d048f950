/** Texts for the second of two people who edit a product. */
export const conflictTexts = {
  title: 'Somebody else has changed this product',
  text: 'Nothing of yours is saved yet. You have both changed this:',
  same: 'Nothing of yours is saved yet. You have changed nothing that they have changed, so that both can be kept.',
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
  mineToo: 'Save mine, too',
  take: 'Take theirs',
} as const
