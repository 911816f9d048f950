import { CLOTH, type Paint } from '../../pictures/palettes'
import type { ProductKind } from '../product-kind'

const WASHES: readonly Paint[] = [
  { name: 'Indigo', hex: '#33476b' },
  { name: 'Light Wash', hex: '#6f8fb5' },
  { name: 'Black', hex: '#2a2c33' },
  { name: 'Bleached', hex: '#a9bccd' },
  { name: 'Tobacco', hex: '#8c7a5f' },
  { name: 'Moss', hex: '#5d6553' },
]

export const clothing: readonly ProductKind[] = [
  {
    recipe: 'sweater',
    paints: CLOTH,
    nouns: ['Crew Sweater', 'Striped Sweater', 'Fair Isle Sweater', 'Hoodie', 'Zip Hoodie'],
    price: [38, 145],
    own: { yarn: ['lambswool', 'merino', 'organic cotton', 'a wool and alpaca blend'] },
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Made of {yarn} with a relaxed shoulder, it goes over a shirt without bunching.',
      'The {noun} for the months when a coat is too much: {yarn}, {mid|medium} weight.',
      'Warm without bulk. {brand} works {yarn} at a tight gauge so that the cuffs keep their shape.',
    ],
    facts: [
      'Ribbed hem and cuffs are linked, not sewn, and lie flat under a jacket.',
      'Falls to the hip; take one size up for a loose fit.',
      'The {colour} yarn is dyed before it is spun, so washing barely fades it.',
      'Side panels have a little stretch where elbows and ribs need it.',
      'Our model is {178..187} cm tall and wears a medium.',
      'Spare yarn for mending is tied to the care label.',
    ],
    endings: [
      'Machine wash cool on the wool cycle, dry flat.',
      'Hand wash; air it between wears and it will need that seldom.',
      'Brushed once inside for softness from the first day.',
    ],
  },
  {
    recipe: 'jeans',
    paints: WASHES,
    nouns: ['Jeans', 'Chinos'],
    price: [42, 129],
    own: { cut: ['Straight', 'Slim', 'Tapered', 'Wide'] },
    name: '{brand} {model} {cut} {noun}, {colour}',
    openings: [
      '{cut} from hip to hem, with a waist that does not gape when you sit.',
      'Five pockets, a button that will not come off, and cloth of {11..14} ounces.',
      'A {colour} pair that looks better after the fiftieth wash than after the first.',
    ],
    facts: [
      'Woven in Portugal from {98|99} % cotton with a touch of elastane.',
      'The hem leaves four centimetres to let down.',
      'Pocket bags are lined in herringbone and deep enough for a phone.',
      'Chain-stitched seams, bar tacks at every stress point.',
      'Rinsed with {70..90} % less water than usual.',
    ],
    endings: [
      'Wash inside out at 30 °C; darker shades may rub off on pale seats at first.',
      'Sits at the natural waist; size down if you are in between.',
      'Free hemming advice in the leaflet, with a paper ruler.',
    ],
  },
  {
    recipe: 'dress',
    paints: CLOTH,
    nouns: ['Sundress', 'Dotted Dress', 'Striped Dress', 'Floral Dress'],
    price: [44, 160],
    own: { cloth: ['linen', 'viscose crêpe', 'cotton poplin', 'washed silk'] },
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Cut from {cloth} with a tied waist, it moves when you walk and does not cling when you stop.',
      'A {noun} that takes you from a desk to a long table outdoors.',
      '{cloth} in {colour}, gathered once at the waist and left alone everywhere else.',
    ],
    facts: [
      'Two pockets in the side seams, of a size worth having.',
      'The straps hide a bra band, and the neckline stays put when you bend.',
      'Length from shoulder to hem is {102..118} cm in size M.',
      'Lined to the knee in fine cotton voile.',
      'The belt is sewn on at the back, so it cannot be lost.',
      'Buttons at the nape are made of corozo nut.',
    ],
    endings: [
      'Wash at 30 °C, iron while damp.',
      'Made in small runs of {120..400} and not repeated.',
      'Runs true to size.',
    ],
  },
  {
    recipe: 'jacket',
    paints: CLOTH,
    nouns: ['Overshirt', 'Trucker Jacket', 'Quilted Jacket', 'Flannel Shirt'],
    price: [58, 240],
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'A {noun} for the doorway hook: light enough for indoors, warm enough to walk the dog.',
      '{brand} cuts the {model} with a straight back and sleeves you can push up.',
      'Worn open it is a shirt, buttoned it keeps the wind out.',
    ],
    facts: [
      'Brushed cotton twill of {230..310} g/m² that softens quickly.',
      'Chest pockets close with a flap; one has a slot for a pen.',
      'Buttons are sewn through twice and shanked.',
      'Recycled filling where it is padded, {60..100} g/m².',
      'The collar stands up by itself when you need it.',
      'Adjusters at the hem keep the shape when pockets are full.',
    ],
    endings: [
      'Machine wash at 30 °C, close the buttons first.',
      'A water-repellent finish free of fluorocarbons.',
      'Regular fit, room for a sweater.',
    ],
  },
  {
    recipe: 'beanie',
    paints: CLOTH,
    nouns: ['Ribbed Beanie', 'Pompom Beanie', 'Two-Tone Beanie'],
    price: [14, 42],
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Deep enough to cover the ears, and it folds once or twice.',
      'Knitted in one piece so that no seam presses on your forehead.',
    ],
    facts: [
      'Half merino, half recycled wool, soft against the skin.',
      'Springs back after a summer in a drawer.',
      'Weighs {62..88} grams.',
      'One size for heads from 54 to 61 cm.',
      'The {colour} is one of {six|eight} shades that go with our scarves.',
    ],
    endings: ['Hand wash, dry flat.', 'Knitted in Scotland by a mill of {nine|twelve|fifteen} people.'],
  },
  {
    recipe: 'socks',
    paints: CLOTH,
    nouns: ['Crew Socks', 'Striped Socks', 'Dotted Socks'],
    price: [8, 24],
    name: '{brand} {model} {noun}, {colour}',
    openings: [
      'Combed cotton with a cushioned sole, thin enough for ordinary shoes.',
      'Socks that stay up: a broad rib holds without leaving a ring.',
    ],
    facts: [
      'Toe seams are closed by hand and cannot be felt.',
      'Heel and toe are reinforced with nylon, where holes begin.',
      'Sold as {two|three} pairs on a paper band.',
      'Cotton {78..86} %, nylon and a trace of elastane.',
      'Knitted on a 168-needle machine for a fine, dense face.',
    ],
    endings: ['Wash at 40 °C with like colours.', 'Sizes S to L, EU 36 to 46.'],
  },
]
