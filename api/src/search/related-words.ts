import { type Static, Type } from 'typebox'

const Words = Type.Array(Type.String({ pattern: '^[\\p{L}\\p{N}]+$', maxLength: 40 }), { maxItems: 100 })

/** Words that a search also means (`SEARCH_WORDS` names a file with more of them): single words in lower case. */
export const RelatedWordsSchema = Type.Object(
  {
    colours: Type.Record(Type.String(), Words, {
      description: 'The shades of a colour: a search for the colour finds them, not the other way round',
    }),
    synonyms: Type.Array(Words, {
      description: 'Words for the same thing: a search for one finds all',
      maxItems: 1000,
    }),
  },
  { additionalProperties: false, title: 'RelatedWords' },
)
export type RelatedWords = Static<typeof RelatedWordsSchema>

const words = (text: string): string[] => text.split(' ')

/** The words of every shop. */
export const everydayWords: RelatedWords = {
  colours: {
    blue: words('navy sky denim indigo sapphire azure cobalt petrol'),
    green: words('celadon olive sage mint forest emerald pistachio lime khaki'),
    red: words('burgundy cherry ruby brick crimson scarlet maroon wine'),
    pink: words('blush fuchsia rose salmon magenta blossom'),
    purple: words('plum lilac lavender mauve violet amethyst aubergine'),
    yellow: words('mustard honey lemon citrine ochre'),
    orange: words('terracotta rust apricot tangerine coral'),
    brown: words('coffee tobacco walnut chocolate tan chestnut camel'),
    white: words('ivory chalk cream ecru pearl'),
    grey: words('gray graphite charcoal pebble gunmetal slate'),
    gray: words('grey graphite charcoal pebble gunmetal slate'),
    beige: words('sand natural ecru nude oatmeal'),
    black: words('ink ebony onyx'),
  },
  synonyms: [
    'hoodie sweatshirt',
    'jumper pullover sweater',
    'sneaker trainer',
    'trousers pants',
    'sofa couch settee',
    'cushion pillow',
    'handbag purse',
    'backpack rucksack',
    'earphones earbuds headphones',
    'phone smartphone mobile cellphone',
    'television tv',
    'fridge refrigerator',
    'torch flashlight',
    'glasses spectacles eyeglasses',
    'swimsuit swimwear',
    'nappy diaper',
    'pram stroller pushchair',
    'necklace pendant',
    'rug carpet',
    'vacuum hoover',
    'cooker stove',
    'duvet quilt comforter',
    'wardrobe closet',
    'perfume fragrance',
  ].map(words),
}

/** Looks up what else a word means. */
export type RelatedTo = (word: string) => readonly string[]

/** The singular forms that a word may have. */
const singulars = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')]

/** Builds the lookup of several tables; later ones add to earlier ones. */
export function relatedTo(tables: readonly RelatedWords[]): RelatedTo {
  const related = new Map<string, Set<string>>()
  const add = (word: string, others: readonly string[]) =>
    related.set(word, new Set([...(related.get(word) ?? []), ...others.filter((other) => other !== word)]))
  for (const { colours, synonyms } of tables) {
    for (const [colour, shades] of Object.entries(colours)) add(colour, shades)
    for (const row of synonyms) for (const word of row) add(word, row)
  }
  return (word) => {
    const form = singulars(word).find((one) => related.has(one))
    return form === undefined ? [] : [...(related.get(form) ?? [])]
  }
}
