import { WATCH_DIALS } from '../../pictures/palettes'
import type { ProductKind } from '../product-kind'

const wristwatch: ProductKind = {
  recipe: 'watch',
  audience: ['men', 'women', 'unisex'],
  tags: ['watch', 'gift'],
  paints: WATCH_DIALS,
  mark: 'brand-and-metal',
  nouns: [
    'Dress Watch',
    'Diver Date',
    'Chronograph',
    'Field Watch',
    'Dress Watch on Bracelet',
    'Diver Date on Bracelet',
    'Chronograph on Bracelet',
    'Field Watch on Bracelet',
  ],
  price: [120, 2001],
  own: { movement: ['automatic', 'hand-wound', 'solar', 'high-accuracy quartz'] },
  name: '{brand} {model} {noun} in {metal}, {colour} Dial',
  openings: [
    'A {movement} {noun} of {36..41} mm that slips under a cuff.',
    'The {colour} dial is lacquered in {seven|nine|eleven} coats and changes with the hour.',
    '{brand} has made the {model} since {1958..2009}, and altered little.',
    'Legible first, handsome second, and after a week you notice both.',
    'Two hands too many for some, for others the whole point: a {noun} with nothing hidden.',
  ],
  facts: [
    'The {movement} movement runs within {2|4|6} seconds a day.',
    'Sapphire on both sides, with an anti-glare coat.',
    'Water-resistant to {50|100|200} metres.',
    'Lugs are drilled, so a strap change takes a minute.',
    'Power reserve of {42|60|72|80} hours.',
    'Case {8.9|9.6|10.8|11.4} mm thick, brushed with polished edges.',
    'The crown screws down and is easy to grip.',
    'Markers are filled with lume that lasts until morning.',
    'Serviced by the people who built it.',
  ],
  endings: [
    'Five-year warranty.',
    'In a travel roll, not a box you throw away.',
    'Strap of vegetable-tanned calf or steel, as shown.',
    'Numbered on the case back.',
  ],
}

const activityWatch: ProductKind = {
  recipe: 'smartwatch',
  audience: ['unisex', 'men', 'women'],
  tags: ['smartwatch', 'electronics', 'sport', 'fitness'],
  paints: WATCH_DIALS,
  nouns: ['Activity Watch', 'Pulse Watch', 'Training Watch'],
  price: [40, 329],
  name: '{brand} {model} {noun}, {colour}',
  openings: [
    'Counts what you do and keeps quiet about it unless asked.',
    'A {noun} that lasts {6..14} days between charges.',
  ],
  facts: [
    'Pulse, oxygen and sleep, stored on the watch itself.',
    'Finds its place in {three|five} seconds, even between tall houses.',
    'The screen stays on and can be read in sun.',
    'Swim-proof to 50 metres.',
    'Weighs {29..38} g without the band.',
    'Bands swap without a tool.',
  ],
  endings: ['Works with Android and iOS.', 'Exports to open formats.', 'Not a medical device.'],
}

/** Listed twice: two of three watches have hands. */
export const watch: readonly ProductKind[] = [wristwatch, wristwatch, activityWatch]
