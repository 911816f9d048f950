import type { Hex } from './svg/colour'

/** A colour of a product with the name that a shopper reads. */
export interface Paint {
  readonly name: string
  readonly hex: Hex
}

const paint = (name: string, hex: Hex): Paint => ({ name, hex })

/** Dyed cloth. */
export const CLOTH = [
  paint('Ecru', '#e8dfcd'),
  paint('Charcoal', '#3c3f45'),
  paint('Navy', '#26344f'),
  paint('Sage', '#8f9f84'),
  paint('Rust', '#b0573a'),
  paint('Ochre', '#cf9a3f'),
  paint('Dusty Rose', '#c88f8d'),
  paint('Sky', '#8fb0cc'),
  paint('Forest', '#2f4d3f'),
  paint('Plum', '#5e3a55'),
  paint('White', '#f4f3f0'),
  paint('Black', '#232427'),
] as const

/** Glazes, lacquers and paints of household items. */
export const GLAZE = [
  paint('Chalk', '#ece8df'),
  paint('Terracotta', '#c0714f'),
  paint('Ink', '#2b3a55'),
  paint('Olive', '#7b7f4e'),
  paint('Mustard', '#d3a13b'),
  paint('Blush', '#dcaea0'),
  paint('Teal', '#2f6f73'),
  paint('Graphite', '#45474b'),
  paint('Sand', '#cdb798'),
  paint('Celadon', '#a9c0ac'),
] as const

/** Precious and base metals. */
export const METAL = [
  paint('Gold', '#d8ad5a'),
  paint('Silver', '#c3c8ce'),
  paint('Rose Gold', '#d79a82'),
  paint('Gunmetal', '#565a61'),
] as const

/** Casings of devices. */
export const SHELL = [
  paint('Black', '#2a2c30'),
  paint('Silver', '#c6cad0'),
  paint('Midnight Blue', '#2c3c5a'),
  paint('White', '#f0f0ee'),
  paint('Sage', '#9fae9a'),
  paint('Coral', '#dd7a63'),
] as const

/** Bright colours of toys. */
export const BRIGHT = [
  paint('Sunny Yellow', '#eec04f'),
  paint('Sky Blue', '#6fa8d0'),
  paint('Coral', '#e5806a'),
  paint('Mint', '#86c3a5'),
  paint('Lilac', '#a797cf'),
  paint('Cherry', '#c8434a'),
  paint('Natural', '#d9bd92'),
  paint('Petrol', '#2d6e80'),
] as const

/** Soft colours of baby products. */
export const PASTEL = [
  paint('Cream', '#f1e7d4'),
  paint('Powder Blue', '#b9d0e2'),
  paint('Blossom', '#ecc6c4'),
  paint('Mint', '#bcdac8'),
  paint('Lavender', '#cdc3e2'),
  paint('Honey', '#ecd093'),
  paint('Pebble', '#c5c2bc'),
] as const

/** Print colours of labels and packaging. */
export const PACK = [
  paint('Vermilion', '#d1492f'),
  paint('Cobalt', '#2b58a3'),
  paint('Bottle Green', '#1f5b48'),
  paint('Saffron', '#e3a32e'),
  paint('Aubergine', '#55305c'),
  paint('Teal', '#1d7a80'),
  paint('Coral Pink', '#e37d77'),
  paint('Midnight', '#222c42'),
] as const

/** Watch dials, each with the strap that goes with it. */
export const WATCH_DIALS: readonly (Paint & { readonly strap: Hex })[] = [
  { name: 'Ivory', hex: '#f1ebdd', strap: '#8a5a38' },
  { name: 'Black', hex: '#202226', strap: '#2a2b2f' },
  { name: 'Navy', hex: '#22355a', strap: '#3b2c26' },
  { name: 'Forest', hex: '#23493b', strap: '#a9794b' },
  { name: 'Silver', hex: '#d5d9dd', strap: '#26344f' },
  { name: 'Burgundy', hex: '#5c1f2c', strap: '#2a2b2f' },
  { name: 'Sky', hex: '#9dbdd3', strap: '#b98c5e' },
  { name: 'Salmon', hex: '#dba68c', strap: '#4b4f57' },
]

/** Shades of lips and nails. */
export const LIP_SHADES: readonly Paint[] = [
  { name: 'Brick', hex: '#a13c2f' },
  { name: 'Rosewood', hex: '#a85c5c' },
  { name: 'Fuchsia', hex: '#c2326f' },
  { name: 'Nude', hex: '#c98f78' },
  { name: 'Cherry', hex: '#9c1f33' },
  { name: 'Plum', hex: '#5f2645' },
  { name: 'Coral', hex: '#e0705a' },
  { name: 'Mauve', hex: '#96687c' },
]

/** Stones of jewelry. */
export const GEMSTONES: readonly Paint[] = [
  { name: 'Diamond', hex: '#dfe9ef' },
  { name: 'Emerald', hex: '#1d7a58' },
  { name: 'Sapphire', hex: '#234f9c' },
  { name: 'Ruby', hex: '#a81f3d' },
  { name: 'Citrine', hex: '#e0a53c' },
  { name: 'Amethyst', hex: '#7c4fa3' },
  { name: 'Pearl', hex: '#f1ebe2' },
]
