import { createHash } from 'node:crypto'
import type { NewProduct } from '@superium/api/seeding'
import { BRANDS } from '../brands'
import { parsePictureKey } from '../pictures/picture-key'
import { createRandom } from '../random/random'
import { DEMO_PRODUCT_COUNT } from './demo-product-count'
import { demoProducts } from './demo-products'
import { DESCRIPTION_LENGTH } from './describe-product'
import { planVariants } from './plan-variants'

const EPOCH = new Date('2026-03-01T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000

function take(count: number, epoch = EPOCH): NewProduct[] {
  const products: NewProduct[] = []
  for (const product of demoProducts(epoch)) {
    products.push(product)
    if (products.length === count) break
  }
  return products
}

const shop = take(DEMO_PRODUCT_COUNT)
const unique = (texts: readonly unknown[]) => new Set(texts).size

test('the same seed and moment give the same products, however many are asked for', () => {
  expect(take(100)).toEqual(shop.slice(0, 100))
})

test('the demo shop sells what it always sold', () => {
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
  const random = createRandom(1)
  expect(hash(shop)).toBe('044cf49fc9ca75c8')
  expect(hash(shop.map((product) => planVariants(product, random)))).toBe('7cf0c3720e3295ea')
})

test('Men, Women, Beauty, Sport and Electronics have at least 12 products each, gifts and baby things more', () => {
  const count = (test: (product: NewProduct) => boolean) => shop.filter(test).length
  const tagged = (tag: string) => count(({ tags }) => tags?.includes(tag) ?? false)
  expect(count(({ audience }) => audience === 'men')).toBeGreaterThanOrEqual(12)
  expect(count(({ audience }) => audience === 'women')).toBeGreaterThanOrEqual(12)
  expect(count(({ category }) => category === 'beauty')).toBeGreaterThanOrEqual(12)
  expect(tagged('sport')).toBeGreaterThanOrEqual(12)
  expect(tagged('electronics')).toBeGreaterThanOrEqual(12)
  expect(tagged('gift')).toBeGreaterThanOrEqual(30)
  expect(tagged('baby')).toBeGreaterThanOrEqual(30)
  expect(new Set(shop.map(({ condition }) => condition))).toEqual(new Set(['New Product']))
})

test('each of the 16 categories has at least 30 products', () => {
  for (const category of Object.keys(BRANDS)) {
    expect(shop.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(30)
  }
})

test('ids, names, SKUs, main pictures and descriptions are all different', () => {
  for (const key of ['id', 'name', 'sku', 'description'] as const) {
    expect(unique(shop.map((product) => product[key]))).toBe(DEMO_PRODUCT_COUNT)
  }
  expect(unique(shop.map(({ images }) => images[0]))).toBe(DEMO_PRODUCT_COUNT)
})

test('prices lie from 5 to 2001 dollars and span that range', () => {
  const prices = shop.map(({ priceCents }) => priceCents)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(500)
  expect(Math.max(...prices)).toBeLessThanOrEqual(200_100)
  expect(Math.max(...prices)).toBeGreaterThan(100_000)
  expect(prices.every((cents) => [0, 50, 95, 99].includes(cents % 100))).toBe(true)
})

test('descriptions are whole sentences of 60 to 400 characters, none twice in one', () => {
  const [shortest, longest] = DESCRIPTION_LENGTH
  for (const { description } of shop) {
    expect(description.length).toBeGreaterThanOrEqual(shortest)
    expect(description.length).toBeLessThanOrEqual(longest)
    expect(description).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
    expect(description).not.toMatch(/[{}|]| {2}|undefined/)
    const sentences = description.split(/(?<=[.!?]) /)
    expect(unique(sentences)).toBe(sentences.length)
  }
})

test('no sentence stands in more than one in forty descriptions', () => {
  const counts = new Map<string, number>()
  for (const sentence of shop.flatMap(({ description }) => description.split(/(?<=[.!?]) /))) {
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(DEMO_PRODUCT_COUNT / 40)
})

test('every picture key can be drawn, four to a product, and the label names the brand', () => {
  for (const { images, category, brand } of shop) {
    expect(images).toHaveLength(4)
    expect(images.map(parsePictureKey)).not.toContain(null)
    expect(Object.entries(BRANDS).find(([keyword]) => keyword === category)?.[1]).toContain(brand)
  }
})

test('products were added in the 400 days before the epoch, some of them just now', () => {
  const ages = shop.map(({ createdAt }) => (EPOCH.getTime() - createdAt.getTime()) / DAY)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ages)).toBeLessThanOrEqual(400)
  expect(ages.filter((days) => days < 14).length).toBeGreaterThan(10)
})

test('ids are UUIDs version 7 of the moment the product was added', () => {
  for (const { id, createdAt } of shop) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(createdAt.getTime())
  }
})

test('most are in stock, a few sold out, to be ordered, or coming', () => {
  const count = (test: (product: NewProduct) => boolean) => shop.filter(test).length
  expect(count(({ status, stock }) => status === 'in-stock' && stock > 0)).toBeGreaterThan(DEMO_PRODUCT_COUNT * 0.8)
  expect(count(({ status, stock }) => status === 'in-stock' && stock === 0)).toBeGreaterThan(0)
  expect(count(({ status }) => status === 'pre-order')).toBeGreaterThan(0)
  expect(count(({ status, stock }) => status === 'up-coming' && stock === 0)).toBeGreaterThan(0)
})

test('a large catalogue keeps names and SKUs apart', () => {
  const many = take(20_000)
  expect(unique(many.map(({ name }) => name))).toBe(20_000)
  expect(unique(many.map(({ sku }) => sku))).toBe(20_000)
  expect(unique(many.map(({ id }) => id))).toBe(20_000)
})
