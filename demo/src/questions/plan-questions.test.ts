import { demoProducts } from '../catalogue/demo-products'
import { createRandom } from '../random/random'
import { demoShoppers } from '../shoppers/demo-shoppers'
import { planQuestions } from './plan-questions'

const epoch = new Date('2026-03-01T12:00:00Z')
const people = demoShoppers()
const products = demoProducts(epoch)
const made = Array.from({ length: 320 }, () => products.next().value)
const buyers = people.slice(0, 3).map((shopper) => ({ shopper, from: new Date('2026-02-01T00:00:00Z') }))
const all = made.flatMap((product, n) => planQuestions(product, n % 2 ? buyers : [], people, epoch, createRandom(n)))

test('many products are asked about, others are not; most questions are answered', () => {
  const asked = new Set(all.map(({ product }) => product.id)).size
  expect(asked).toBeGreaterThan(100)
  expect(asked).toBeLessThan(260)
  const answered = all.filter(({ answers }) => answers.length > 0).length
  expect(answered / all.length).toBeGreaterThan(0.4)
  expect(answered).toBeLessThan(all.length)
  expect(all.some(({ answers }) => answers.length > 1)).toBe(true)
})

test('every text is a whole sentence without holes, and none is asked twice of one product', () => {
  for (const { text, answers } of all) {
    expect(text).toMatch(/^\p{Lu}.*[.?]$/u)
    for (const answer of answers) expect(answer.text).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
    expect([text, ...answers.map((answer) => answer.text)].join()).not.toMatch(/[{}|]|undefined/)
  }
  const own = all.map(({ product, text }) => `${product.id} ${text}`)
  expect(new Set(own).size).toBe(own.length)
})

test('who asks did not buy it, who answers did, and all of it in its order in time', () => {
  for (const { product, shopper, at, answers } of all) {
    expect(at.getTime()).toBeGreaterThan(product.createdAt.getTime())
    if (answers.some((told) => told.shopper)) expect(buyers.map((buyer) => buyer.shopper)).not.toContain(shopper)
    for (const told of answers) {
      expect(told.at.getTime()).toBeGreaterThan(at.getTime())
      expect(told.at.getTime()).toBeLessThan(epoch.getTime())
      if (told.shopper) expect(buyers.map((buyer) => buyer.shopper)).toContain(told.shopper)
    }
  }
})

test('what is not there yet is asked when it comes, and nothing that only an owner knows', () => {
  const coming = all.filter(({ product }) => product.status === 'up-coming')
  expect(coming.length).toBeGreaterThan(0)
  for (const { text, answers } of coming) {
    expect(text).toMatch(/^(Do you know when|Will it cost)/)
    expect(answers.every(({ shopper }) => shopper === undefined)).toBe(true)
  }
})
