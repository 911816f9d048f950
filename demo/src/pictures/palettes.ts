import type { Hex } from './svg/colour'

/** A colour a product comes in: the name a shopper reads, and its paint. */
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

/** Glazes, lacquers and paints of things for the house. */
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

/** Cheerful colours of toys and children's things. */
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

/** Soft colours of the nursery. */
export const PASTEL = [
  paint('Cream', '#f1e7d4'),
  paint('Powder Blue', '#b9d0e2'),
  paint('Blossom', '#ecc6c4'),
  paint('Mint', '#bcdac8'),
  paint('Lavender', '#cdc3e2'),
  paint('Honey', '#ecd093'),
  paint('Pebble', '#c5c2bc'),
] as const

/** Inks of labels and packaging. */
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
