import type { Product, Variant } from '@superium/shared/api'
import { testProduct } from '@superium/shared/testing'
import { testVariant } from '../testing/product-samples'
import { jsonLdProduct } from './json-ld-product'

const address = 'https://shop.example/product-detail/a'
const of = (change: Partial<Product> = {}, variants: Variant[] = []) =>
  jsonLdProduct(testProduct('a', change), variants, new URL(`${address}?variant=v`))

test.each([
  ['in-stock', 3, 'https://schema.org/InStock'],
  ['in-stock', 0, 'https://schema.org/OutOfStock'],
  ['pre-order', 3, 'https://schema.org/PreOrder'],
  ['pre-order', 0, 'https://schema.org/OutOfStock'],
] as const)('%s with stock %d is %s', (status, stock, availability) => {
  expect(of({ status, stock })).toMatchObject({
    '@type': 'Product',
    sku: 'SKU-a',
    image: ['https://shop.example/media/v1-a/640.webp', 'https://shop.example/media/v1-a-2/640.webp'],
    offers: { '@type': 'Offer', url: address, price: '19.99', priceCurrency: 'USD', availability },
  })
})

test('an announced product has no offer, nor have its variants', () => {
  expect(JSON.stringify(of({ status: 'up-coming', stock: 3 }))).not.toContain('Offer')
  expect(JSON.stringify(of({ status: 'up-coming' }, [testVariant('v'), testVariant('w')]))).not.toContain('Offer')
})

test('variants are a group of products, each with its own SKU, picture, price and availability', () => {
  const variants = [
    testVariant('v', { colour: 'Rust', size: 'S', name: 'Rust, S', stock: 0 }),
    testVariant('w', { colour: 'Sky', size: 'M', name: 'Sky, M', price: 20, images: [] }),
  ]
  const group = of({ rating: 4.5, reviewCount: 2, stock: 2 }, variants)
  expect(group).toMatchObject({
    ...{ '@type': 'ProductGroup', name: 'Product a', url: address, productGroupID: 'SKU-a' },
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    hasVariant: [
      {
        ...{ '@type': 'Product', name: 'Product a, Rust, S', sku: 'SKU-a-v', color: 'Rust', size: 'S' },
        image: ['https://shop.example/media/v1-a-v/640.webp', 'https://shop.example/media/v1-a-v-2/640.webp'],
        offers: { url: `${address}?variant=v`, price: '19.99', availability: 'https://schema.org/OutOfStock' },
      },
      {
        ...{ '@type': 'Product', name: 'Product a, Sky, M', sku: 'SKU-a-w', color: 'Sky', size: 'M' },
        image: ['https://shop.example/media/v1-a/640.webp', 'https://shop.example/media/v1-a-2/640.webp'],
        offers: { url: `${address}?variant=w`, price: '20.00', availability: 'https://schema.org/InStock' },
      },
    ],
  })
  // The group itself is not sold.
  for (const name of ['offers', 'sku']) expect(group).not.toHaveProperty(name)
})

test('variants that only have names vary by nothing that schema.org knows', () => {
  const variants = [testVariant('v', { name: 'Left' }), testVariant('w', { name: 'Right' })]
  expect(of({}, variants)).toMatchObject({ hasVariant: [{ name: 'Product a, Left' }, {}] })
  expect(of({}, variants)).not.toHaveProperty('variesBy')
})

test('every offer names its seller', () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  const named = (name: string) => ({ offers: { seller: { '@type': 'Organization', name } } })
  expect(of()).toMatchObject(named('Superium'))
  const variants = [testVariant('v'), testVariant('w')]
  expect(of({ seller }, variants)).toMatchObject({ hasVariant: [named('Lake Goods'), named('Lake Goods')] })
})
