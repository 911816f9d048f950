/** The columns of a product file and their meaning; see docs/catalogue-feed.md. */
export const fileColumns: readonly {
  name: string
  required?: true
  meaning: string
  example: readonly [string, string]
}[] = [
  {
    name: 'id',
    required: true,
    meaning: 'Your SKU. A known one changes the product, a new one adds it.',
    example: ['TEE-RED-M', 'TEE-RED-L'],
  },
  { name: 'item_group_id', meaning: 'The SKU of the product that this row is a variant of', example: ['TEE', 'TEE'] },
  { name: 'title', required: true, meaning: 'Name, up to 200 characters', example: ['Linen tee', 'Linen tee'] },
  { name: 'description', meaning: 'Up to 5000 characters', example: ['Light and cool.', 'Light and cool.'] },
  { name: 'price', required: true, meaning: 'Dollars, such as 19.99', example: ['19.99', '21.99'] },
  {
    name: 'quantity',
    required: true,
    meaning: 'First stock of a new product or variant; known ones keep theirs',
    example: ['10', '8'],
  },
  {
    name: 'availability',
    required: true,
    meaning: 'in_stock, out_of_stock or preorder',
    example: ['in_stock', 'in_stock'],
  },
  { name: 'availability_date', meaning: 'Release date of a pre-order, such as 2027-01-31', example: ['', ''] },
  { name: 'brand', required: true, meaning: 'Up to 100 characters', example: ['Lake Goods', 'Lake Goods'] },
  { name: 'condition', meaning: 'Such as new or used; an empty one means new', example: ['new', 'new'] },
  { name: 'product_type', required: true, meaning: 'Keyword or name of a category', example: ['books', 'books'] },
  { name: 'color', meaning: 'Tells variants apart, with size', example: ['Red', 'Red'] },
  { name: 'size', meaning: 'Tells variants apart, with color', example: ['M', 'L'] },
  { name: 'gender', meaning: 'male, female or unisex', example: ['unisex', 'unisex'] },
  { name: 'custom_label_3', meaning: 'Tags with spaces between', example: ['summer', 'summer'] },
  {
    name: 'image_link',
    meaning: 'A picture that you have uploaded here; without one, that of the category',
    example: ['', ''],
  },
]

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** An example file. */
export const exampleFile = (): string =>
  [
    fileColumns.map(({ name }) => name),
    fileColumns.map(({ example }) => example[0]),
    fileColumns.map(({ example }) => example[1]),
  ]
    .map((row) => row.map(quote).join(','))
    .join('\r\n')
