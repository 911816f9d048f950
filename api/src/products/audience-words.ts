import type { Audience } from './audience'

/** Search words for each audience. A change needs a migration of the search columns. */
export const AUDIENCE_WORDS: Readonly<Record<Exclude<Audience, 'unisex'>, string>> = {
  men: 'men man mens male him dad father',
  women: 'women woman womens ladies her mom mum mother',
  kids: 'kids kid children child boys girls',
}
