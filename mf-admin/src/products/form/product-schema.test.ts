import { productSchema, schemaOfKnown } from './product-schema'
import { newProduct } from './product-values'

const good = {
  ...newProduct,
  name: 'Mug',
  price: '9.50',
  stock: '4',
  brand: 'Kiln',
  category: 'kitchen',
  colour: 'Blue',
}

test('a complete product is valid', async () => {
  expect(await productSchema.isValid(good)).toBe(true)
})

test('an existing product may keep an empty colour, but not clear a colour that it has', async () => {
  const plain = { ...good, colour: '' }
  expect(await schemaOfKnown(plain).isValid(plain)).toBe(true)
  expect(await schemaOfKnown(plain).isValid({ ...plain, brand: '' })).toBe(false)
  expect(await schemaOfKnown(good).isValid(plain)).toBe(false)
  expect(await productSchema.isValid(plain)).toBe(false)
})

test.each([
  ['name', '   '],
  ['name', 'x'.repeat(201)],
  ['desc', 'x'.repeat(5001)],
  ['price', '0'],
  ['price', '1.005'],
  ['price', '1e3'],
  ['price', '1000001'],
  ['stock', '-1'],
  ['stock', '1.5'],
  ['stock', ''],
  ['brand', ''],
  ['category', ''],
  ['tags', 'one two; three'],
  ['tags', 'a b c d e f g h i j k'],
  ['colour', 'x'.repeat(61)],
])('%s "%s" is an error of its field', async (field, value) => {
  await expect(productSchema.validate({ ...good, [field]: value })).rejects.toMatchObject({ path: field })
})
