/** Texts for the second of two people who edit a product. */
export const conflictTexts = {
  title: 'Somebody else has changed this product',
  text: 'Nothing of yours is saved yet. These fields differ now:',
  same: 'No field of this form differs: what they changed is elsewhere, such as in the variants.',
  table: 'What differs',
  field: 'Field',
  before: 'Before',
  theirs: 'Theirs, saved',
  yours: 'Yours',
  none: '–',
  mine: 'Save mine over it',
  mineHint: 'Only the fields that you changed are saved; their other changes stay.',
  take: 'Take theirs',
  variantsText: 'Your variants are not saved yet. These are saved now:',
  variantsNone: 'This product comes in one form.',
  variantsMine: 'Save mine in place of them',
} as const
