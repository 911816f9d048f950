import { PASTEL } from '../../pictures/palettes'
import type { ProductKind } from '../product-kind'

const prints = ['Bear', 'Whale', 'Duck', 'Star', 'Elephant', 'Rainbow'] as const

export const baby: readonly ProductKind[] = [
  {
    recipe: 'babybottle',
    paints: PASTEL,
    nouns: ['Bear Bottle', 'Whale Bottle', 'Duck Bottle'],
    price: [8, 28],
    own: { size: ['160 ml', '240 ml', '300 ml'] },
    name: '{brand} {model} {noun} {size}, {colour}',
    openings: [
      'Slim in the middle, so that small hands soon hold it themselves.',
      'A vent in the teat lets air in and keeps wind out.',
    ],
    facts: [
      'Glass that stands boiling water, with marks that stay legible.',
      'The teat is natural rubber and flows slowly.',
      'Four parts, all of them easy to reach with a brush.',
      'Fits common breast pumps.',
      'Free of BPA and its cousins.',
    ],
    endings: ['Boil for five minutes before first use.', 'Teats for older babies are sold singly.'],
  },
  {
    recipe: 'onesie',
    paints: PASTEL,
    mark: ['Plain', 'Dotted'],
    nouns: prints.map((print) => `${print} Bodysuit`),
    price: [9, 32],
    own: { age: ['0–3 months', '3–6 months', '6–12 months', '12–18 months'] },
    name: '{brand} {model} {mark} {noun}, {colour}, {age}',
    openings: [
      'Envelope shoulders pull down as well as up, which you will be glad of one day.',
      'Cotton jersey in {colour}, as soft inside as out.',
    ],
    facts: [
      'Snaps are free of nickel and open with one hand.',
      'Printed with inks that pass the saliva test.',
      'Room for a nappy, and no seam over it.',
      'Washed twice before it reaches you.',
      'Scratch mitts fold out of the smaller sizes.',
    ],
    endings: ['Machine wash at 60 °C.', 'Knitted and sewn under one roof.', 'Passed on to us, it is worth a voucher.'],
  },
  {
    recipe: 'rattle',
    paints: PASTEL,
    nouns: ['Bunny Teether', 'Bead Ring', 'Maraca Rattle'],
    price: [7, 26],
    name: '{brand} {model} {noun}, {colour}',
    openings: ['Beech and cotton, and a sound like pebbles in a stream.', 'The first thing they hold on purpose.'],
    facts: [
      'Sanded in {four|five} passes and finished with beeswax.',
      'Weighs {24..46} g.',
      'The ring is {68..74} mm across, which a mouth cannot take in.',
      'Ears of organic muslin that crackle.',
      'Dyes from plants.',
    ],
    endings: ['Wipe clean, do not soak.', 'From birth.', 'In a box small enough for a letter slot.'],
  },
  {
    recipe: 'bib',
    paints: PASTEL,
    nouns: prints.map((print) => `${print} Bib`),
    price: [5, 18],
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Takes the first spinach so that the shirt does not have to.',
      'Two layers of towelling with a barrier between.',
    ],
    facts: [
      'Two snaps, for this year and the next.',
      'Dries in an hour on the radiator.',
      'The edge is bound and does not rub.',
      'The {colour} hides carrot rather well.',
    ],
    endings: ['Wash at 60 °C.', 'Three make a week.', 'Packed without plastic.'],
  },
  {
    recipe: 'cups',
    paints: PASTEL,
    nouns: ['Mixed Nesting Cups', 'Tonal Nesting Cups'],
    price: [9, 24],
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Stack them, nest them, pour with them, knock them down.',
      'Four cups that keep a bath busy for half an hour.',
    ],
    facts: [
      'Made from sugar cane, tough as ordinary plastic.',
      'Each has a different pattern of holes.',
      'A number is moulded under every one.',
      'Tower of {24..30} cm.',
      'Boil them if you must.',
    ],
    endings: ['From six months.', 'Dishwasher, top rack.'],
  },
  {
    recipe: 'blanket',
    paints: PASTEL,
    nouns: ['Quilted Blanket Set', 'Checked Blanket Set', 'Mixed Blanket Set'],
    price: [24, 98],
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Three blankets: one in use, one in the wash, one in the bag.',
      'Muslin in layers breathes in July and warms in March.',
    ],
    facts: [
      'Each measures {75 × 100|80 × 80|90 × 120} cm.',
      'Gets softer with every wash for about a year.',
      'Wide enough for swaddling, light enough for a pram.',
      'Quilted in a diamond so the layers do not shift.',
      'Woven in a family mill.',
    ],
    endings: [
      'Wash at 40 °C; it dries overnight.',
      'Tied with a ribbon, ready to give.',
      'Certified to Oeko-Tex class I.',
    ],
  },
]
