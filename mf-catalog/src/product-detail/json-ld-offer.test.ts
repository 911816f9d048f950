import { testProduct } from '@superium/shared/testing'
import { testVariant } from '../testing/product-samples'
import { jsonLdOffer } from './json-ld-offer'

const url = 'https://shop.example/product-detail/a'

test.each([
  ['in-stock', 3, 'https://schema.org/InStock'],
  ['in-stock', 0, 'https://schema.org/OutOfStock'],
  ['pre-order', 3, 'https://schema.org/PreOrder'],
  ['pre-order', 0, 'https://schema.org/OutOfStock'],
] as const)('%s with stock %d is %s', (status, stock, availability) => {
  expect(jsonLdOffer(testProduct('a', { status, stock }), [], url)).toMatchObject({
    '@type': 'Offer',
    price: '19.99',
    availability,
  })
})

test('an announced product has no offer', () => {
  expect(jsonLdOffer(testProduct('a', { status: 'up-coming', stock: 3 }), [], url)).toBeUndefined()
})

test('variants have one offer from the lowest to the highest price', () => {
  const variants = [testVariant('v', { price: 24 }), testVariant('w', { price: 20 })]
  expect(jsonLdOffer(testProduct('a'), variants, url)).toMatchObject({
    '@type': 'AggregateOffer',
    ...{ lowPrice: '20.00', highPrice: '24.00', offerCount: 2 },
  })
})

test('each variant has its own offer, out of stock when it is sold out', () => {
  const variants = [testVariant('v', { stock: 0 }), testVariant('w', { price: 20, stock: 2 })]
  expect(jsonLdOffer(testProduct('a', { stock: 2 }), variants, url)).toMatchObject({
    availability: 'https://schema.org/InStock',
    offers: [
      { '@type': 'Offer', url: `${url}?variant=v`, sku: 'SKU-a-v', availability: 'https://schema.org/OutOfStock' },
      { '@type': 'Offer', url: `${url}?variant=w`, price: '20.00', availability: 'https://schema.org/InStock' },
    ],
  })
})

test('a product whose variants are all sold out is out of stock', () => {
  const variants = [testVariant('v', { stock: 0 }), testVariant('w', { stock: 0 })]
  expect(jsonLdOffer(testProduct('a', { stock: 0 }), variants, url)).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    offers: [{ availability: 'https://schema.org/OutOfStock' }, { availability: 'https://schema.org/OutOfStock' }],
  })
})

test('every offer names its seller', () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  const named = (name: string) => ({ seller: { '@type': 'Organization', name } })
  expect(jsonLdOffer(testProduct('a'), [], url)).toMatchObject(named('Superium'))
  const variants = [testVariant('v'), testVariant('w')]
  expect(jsonLdOffer(testProduct('a', { seller }), variants, url)).toMatchObject({
    ...named('Lake Goods'),
    offers: [named('Lake Goods'), named('Lake Goods')],
  })
})
