import { GEMSTONES, METAL } from '../../pictures/palettes'
import type { ProductKind } from '../product-kind'

const metals = METAL.map(({ name }) => name)

export const jewelry: readonly ProductKind[] = [
  {
    recipe: 'ring',
    audience: ['women', 'men', 'women'],
    tags: ['ring', 'gift'],
    paints: GEMSTONES,
    mark: metals,
    nouns: ['Solitaire Ring', 'Three Stone Ring', 'Halo Ring', 'Eternity Band'],
    price: [85, 1850],
    name: '{brand} {model} {noun} in {mark}, {colour}',
    openings: [
      'The stone sits low enough for gloves and high enough for light.',
      'One {colour}, cut for fire rather than for weight, on a band of {1.6|1.9|2.2} mm.',
      'Made to order at a single bench, from sketch to polish.',
    ],
    facts: [
      'Recycled {mark} with a hallmark inside the band.',
      'The {colour} comes from a mine we have visited.',
      'Comfort fit: the inside is domed and slides over the knuckle.',
      'Set in {four|six} claws that are checked under a microscope.',
      'One free resizing in the first year.',
      'Ring sizes 46 to 62; a paper gauge is on request.',
    ],
    endings: [
      'Comes in a walnut box with a certificate.',
      'Clean with warm water and a soft brush.',
      'Insured until it is in your hands.',
    ],
  },
  {
    recipe: 'necklace',
    audience: ['women'],
    tags: ['necklace', 'gift'],
    paints: GEMSTONES,
    mark: metals,
    nouns: ['Drop Pendant', 'Disc Pendant', 'Bar Necklace', 'Star Pendant', 'Heart Pendant'],
    price: [48, 890],
    name: '{brand} {model} {noun} in {mark}, {colour}',
    openings: [
      'Falls just below the collarbone and goes with every neckline.',
      'A {noun} to put on once and forget until someone asks about it.',
      '{colour} and {mark}, nothing else.',
    ],
    facts: [
      'The anchor chain is {40|42|45} cm long with an extra loop at 38.',
      'The clasp is large enough to close behind your own neck.',
      'Plated at {2|2.5|3} microns over sterling silver where it is not solid.',
      'Free of nickel.',
      'The back is polished like the front and can be engraved.',
    ],
    endings: ['Take it off to swim.', 'Gift-wrapped in cotton and card.', 'Two-year guarantee on the clasp.'],
  },
  {
    recipe: 'earrings',
    audience: ['women'],
    tags: ['earrings', 'gift'],
    paints: GEMSTONES,
    mark: metals,
    nouns: ['Stud Earrings', 'Hoop Earrings', 'Drop Earrings', 'Charm Earrings'],
    price: [32, 640],
    name: '{brand} {model} {noun} in {mark}, {colour}',
    openings: [
      'Light enough to wear through a wedding and the dance after it.',
      'A pair that turns with the head and catches what light there is.',
    ],
    facts: [
      'Each weighs {1.2|1.8|2.4|3.1} grams.',
      'Posts are solid {mark}; backs have a silicone core and stay shut.',
      'The two stones were chosen together to match.',
      'Suits sensitive ears.',
      'Drop of {9..34} mm.',
    ],
    endings: ['Sold as a pair.', 'A polishing cloth is enclosed.', 'A lost one can be made again for half the price.'],
  },
  {
    recipe: 'bangle',
    audience: ['women'],
    tags: ['bracelet', 'gift'],
    paints: GEMSTONES,
    mark: metals,
    nouns: ['Stone Bangle', 'Tennis Bracelet', 'Bead Bracelet'],
    price: [39, 1190],
    name: '{brand} {model} {noun} in {mark}, {colour}',
    openings: [
      'Made to be worn with a watch, not instead of one.',
      'A {noun} that lies flat and does not catch on cuffs.',
    ],
    facts: [
      'Inner width of {58..64} mm, hinged at the side.',
      'A second catch keeps it on if the first one opens.',
      'The {colour} stones are graded by eye, in daylight.',
      'Finished by hand for {two|three} hours.',
      'Strung on steel cable, knotted between beads where it has them.',
    ],
    endings: ['In a linen pouch.', 'Restringing is free for five years.', 'Wipe after wearing.'],
  },
]
