import { changesOf, newProduct, toInput } from './product-values'

const filled = { ...newProduct, name: 'Mug', price: '9.50', stock: '4', category: 'kitchen' }

test('the form sends numbers as numbers and trims texts', () => {
  expect(toInput({ ...filled, name: ' Mug ' })).toMatchObject({ name: 'Mug', price: 9.5, stock: 4 })
})

test('only changed values are sent, and a price written differently is unchanged', () => {
  expect(changesOf(filled, { ...filled, price: '9.5', brand: 'Kiln' })).toEqual({ brand: 'Kiln' })
  expect(changesOf(filled, { ...filled, pictures: [{ address: '/media/a/640.webp', alt: ' A mug ' }] })).toEqual({
    images: ['/media/a/640.webp'],
    imageAlts: ['A mug'],
  })
})
