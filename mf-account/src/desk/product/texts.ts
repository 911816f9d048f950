/** Texts of a product's form. */
export const productTexts = {
  new: 'Add a product',
  edit: 'Edit a product',
  back: 'All products',
  unknown: 'Your shop has no such product',
  create: 'Add the product',
  save: 'Save changes',
  created: (name: string) => `“${name}” is in your shop.`,
  stockStays: (pieces: number) => `It was added before, and its stock is ${pieces} now. Change it below.`,
  saved: (name: string) => `“${name}” is saved.`,
  failed: 'Not saved.',
  inShop: 'Show in the shop',
  archive: 'Archive',
  unarchive: 'Put back into the shop',
  archivedNow: (name: string) => `“${name}” is archived: nobody sees or buys it.`,
  unarchivedNow: (name: string) => `“${name}” is in the shop again.`,
  archivedHint: 'Archived: nobody sees or buys it.',
  details: 'Details',
  name: 'Name',
  desc: 'Description',
  brand: 'Brand',
  colour: 'Colour',
  condition: 'Condition',
  category: 'Category',
  audience: 'For',
  audiences: { unisex: 'Everybody', women: 'Women', men: 'Men', kids: 'Kids' },
  tags: 'Tags',
  tagsHint: 'Words with spaces between, such as sport summer',
  selling: 'Price and availability',
  price: 'Price in dollars',
  priceByVariant: 'Set below, for each variant',
  saleHint: (price: string) => `On sale now. The ordinary price is ${price}; a new price ends its part in the sale.`,
  stock: 'Pieces in stock',
  status: 'Availability',
  statuses: { 'in-stock': 'In Stock', 'pre-order': 'Pre Order', 'up-coming': 'Up Coming' },
  releaseDate: 'Release date',
  required: (label: string) => `${label} is required`,
  long: (label: string, max: number) => `${label} has at most ${max} characters`,
  wrongPrice: 'Price is 0.01 to 1000000, with at most two decimals',
  wrongStock: 'Pieces are a whole number from 0 to 1000000',
  wrongTags: 'Tags are up to 10 words of letters and digits',
} as const

/** Texts of its pictures. */
export const pictureTexts = {
  title: 'Pictures',
  text: 'Up to ten. The first is the main picture. Say what a picture shows for people who cannot see it.',
} as const

/** Texts of its variants. */
export const variantTexts = {
  title: 'Variants',
  text: 'A product can come in several colours or sizes. Each variant has its own price and stock; the product shows the lowest price.',
  list: (number: number) => `Variant ${number}`,
  colour: 'Colour',
  size: 'Size',
  price: 'Price',
  stock: 'Stock',
  firstStock: 'First stock',
  add: 'Add a variant',
  remove: (number: number) => `Remove variant ${number}`,
  save: 'Save variants',
  saved: 'The variants are saved.',
  none: 'This product comes in one form.',
  stockGoes:
    'The stock is then counted by variant: what the product has now is replaced by the first stock of its variants.',
  wrongTraits: 'A variant needs a colour or a size',
  allOrNone: (trait: string) => `Give every variant a ${trait.toLowerCase()}, or none`,
} as const

/** Texts of the changes of its stock. */
export const stockTexts = {
  title: 'Stock',
  text: 'Enter what came or went, so that pieces sold meanwhile still count.',
  now: (pieces: number) => `${pieces} in stock`,
  change: 'Add or take away',
  changeOf: (name: string) => `Add to or take from ${name}`,
  hint: 'For example 12, or -2',
  save: 'Change',
  saveOf: (name: string) => `Change the stock of ${name}`,
  saved: (pieces: number) => `${pieces} in stock now.`,
  wrong: 'Enter a whole number, such as 12 or -2',
} as const
