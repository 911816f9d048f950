import { testProduct } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import '../testing/reduce-motion'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { htmlInjections } from '../testing/html-injections'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, questionsOf, reviewsOf, testQuestion, testReview } from '../testing/product-samples'
import { handle } from './route-handle'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})

test.each(htmlInjections)('%j stays text in name, description, review, question and answer', async (words) => {
  const product = testProduct('a', { name: words, desc: words, brand: words, colour: words })
  const answers = [{ _id: 'w', text: words, author: words, by: 'buyer' as const, createdAt: '2026-10-09T10:00:00Z' }]
  shop.answer('data/a', detailOf(product))
  shop.answer(
    'products/a/reviews',
    reviewsOf([testReview('r', { title: words, text: words, author: words, variantName: words })]),
  )
  shop.answer('products/a/questions', questionsOf([testQuestion('q', { text: words, author: words, answers })]))
  await openCatalogPage('/product-detail/a')
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }))
  await within(await screen.findByRole('region', { name: 'Questions' })).findByText('Verified buyer')
  await reviews.findByText('Verified buyer')

  const shown = document.body.textContent ?? ''
  // Name, title; description twice; headline, text, author; question, author; answer, author.
  expect(shown.split(words).length - 1).toBeGreaterThanOrEqual(10)
  expect(
    document.querySelectorAll('script, iframe, svg[onload], [onerror], [onmouseover], a[href^="javascript"]'),
  ).toHaveLength(0)
  expect(document.title).not.toBe('owned')

  const url = new URL('https://shop.example/product-detail/a')
  const data = {
    product,
    variants: [],
    categories: [],
    related: never,
    shipping: never,
    reviews: never,
    questions: never,
  }
  const [structured] = handle.meta?.(data, { params: { id: 'a' }, url }).jsonLd ?? []
  expect(structured).toMatchObject({ name: words, description: words, brand: { name: words } })
})

const never = new Promise<null>(() => {})
