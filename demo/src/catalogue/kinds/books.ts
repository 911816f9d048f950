import { CLOTH } from '../../pictures/palettes'
import type { ProductKind } from '../product-kind'

const authors = [
  'Ines Halloran',
  'Tomas Verhey',
  'Ruth Okonjo',
  'Elias Marchetti',
  'Nora Lindqvist',
  'Samir Haddon',
  'Maeve Carrow',
  'Jonas Ferreira',
  'Leila Ashworth',
  'Piet Anders',
  'Clara Montrose',
  'David Osei',
  'Hana Sorel',
  'Owen Tresilian',
  'Adele Kowalski',
  'Yusuf Brandt',
  'Mara Quill',
  'Henrik Dahl',
  'Orla Pemberton',
  'Luca Santini',
] as const

const story: ProductKind = {
  recipe: 'book',
  tags: ['book', 'reading', 'gift'],
  mark: 'title',
  nouns: ['Novel', 'Mystery', 'Memoir', 'Essays', 'Short Stories', 'Travelogue', 'Nature Writing', 'Debut Novel'],
  price: [9, 58],
  own: { author: authors },
  name: '{title} by {author}',
  openings: [
    'A lighthouse keeper’s daughter comes home to sell a house, and finds it lived in.',
    'Two brothers, one map, and a summer that neither of them will describe the same way.',
    '{author} spent {four|six|nine} years on this book, and no sentence shows it.',
    'On the first page a letter arrives {thirty|forty|fifty} years late.',
    'What does a town owe to the people who leave it? {author} goes back and asks.',
    'A botanist, a forger and a night train: {title} begins as a comedy and does not stay one.',
    'The record of a walk of {340..900} miles, taken slowly and for no good reason.',
    'Everyone in the village knows who did it. The trouble is that they all disagree.',
    'Eleven stories about work: a baker, a translator, a man who winds the clocks.',
    'She inherits a bookshop with one rule, and breaks it within a week.',
  ],
  facts: [
    'Hardback, sewn, {192..512} pages, with a ribbon.',
    'Longlisted for {two|three} prizes and deservedly so.',
    'Set in Garamond on cream paper that does not glare.',
    'With a map by the author on the endpapers.',
    'Translated into {nine|fourteen|twenty-two} languages since it came out.',
    'The cover was cut in lino and printed in three colours.',
    'Readers compare its patience to the great Russians and its jokes to nobody.',
    'A reading group guide is at the back.',
    'The chapter about the flood alone is worth the price.',
  ],
  endings: [
    'First printing of this edition.',
    'For anyone who reads the last page last.',
    'Published by {brand}.',
    'From the spring list of {brand}.',
    'Not to be started after ten in the evening.',
  ],
}

const notebook: ProductKind = {
  recipe: 'notebook',
  tags: ['notebook', 'stationery', 'gift'],
  paints: CLOTH,
  mark: 'brand',
  nouns: ['Notebook', 'Spine Band Notebook', 'Two-Tone Notebook'],
  price: [8, 29],
  own: { ruling: ['Dotted', 'Lined', 'Plain', 'Squared'] },
  name: '{brand} {model} {ruling} {noun}, {colour}',
  openings: [
    'Opens flat on page one and stays open.',
    '{ruling} pages that take fountain pen without a trace on the other side.',
    'For lists, plans and the third draft.',
  ],
  facts: [
    '{176..240} numbered pages of {80|90|100} g/m² paper.',
    'The index at the front is empty, and yours.',
    'An elastic band and a pocket inside the back cover.',
    'Bound in {colour} cloth over board.',
    'Format A5, {280..390} g.',
  ],
  endings: ['The last sixteen pages tear out cleanly.', 'Refills fit the same cover.', 'Paper from certified forests.'],
}

/** Listed twice: two of three books are not notebooks. */
export const books: readonly ProductKind[] = [story, story, notebook]
