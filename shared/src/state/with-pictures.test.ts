import { testProduct } from '../testing'
import { withPictures } from './with-pictures'

const product = testProduct('shirt', { images: ['/front', '/rust', '/back'], tones: ['#111', '#222', '#333'] })

test('the variant’s pictures come first, the product’s others stay behind them, each once and with its tone', () => {
  expect(withPictures(product, { images: ['/rust', '/cuff'], tones: ['#222', '#444'] })).toMatchObject({
    images: ['/rust', '/cuff', '/front', '/back'],
    tones: ['#222', '#444', '#111', '#333'],
  })
})

test('a picture without a known tone keeps the tones of the others in place', () => {
  expect(withPictures(product, { images: ['/cuff'] }).tones).toEqual(['', '#111', '#222', '#333'])
  const { tones: _, ...plain } = product
  expect(withPictures(plain, { images: ['/cuff'] })).not.toHaveProperty('tones')
})
