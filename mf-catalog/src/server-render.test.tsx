/** @jest-environment node */

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { testProduct } from '@superium/shared/testing'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import routes from './routes'
import { answerShopApi, listingOf, pageOf, type Shop } from './testing/answer-shop-api'
import { htmlInjections } from './testing/html-injections'
import { detailOf, questionsOf, reviewsOf, shopOf, testQuestion, testReview } from './testing/product-samples'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  shop.answer('data/a', detailOf(testProduct('a')))
  shop.answer('products/a/reviews', reviewsOf([testReview('r')]))
  shop.answer('sellers/lake-goods', { status: 'success', data: shopOf() })
  shop.answer('products/a/questions', questionsOf([testQuestion('q')]))
  shop.answer('sale', { status: 'success', data: { name: 'Late sale', endsAt: '2099-01-01T00:00:00.000Z' } })
})

/** Renders the whole page as a server does: without window, document and storage. */
async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://shop.example${path}`))
  if (context instanceof Response) throw new Error(`${path} answered with status ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
      {
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onError: reject,
        onShellError: reject,
      },
    )
  })
}

test.each([
  ['/', 'Recommended For You', 'On Sale Now'],
  ['/category?category=books', 'Choice your favirote Brands', 'Showing '],
  ['/products?collection=on-sale', 'On Sale Now', 'Ends in'],
  ['/shop/lake-goods', 'Lake Goods', 'We live by the lake.', 'Showing '],
  ['/product-detail/a', 'Product a', 'Related Products', 'What r says', 'Question q?'],
])('%s renders without a browser, deferred blocks included', async (path, ...words) => {
  const html = await render(path)
  for (const word of words) expect(html).toContain(word)
  expect(html).toContain('/product-detail/p0')
})

test.each(['/products', '/shop/lake-goods'])('%s filters by a plain form where no scripts run', async (path) => {
  const html = await render(`${path}?variantSize=M`)
  const [form] = html.match(/<form class="form".*?<\/form>/s) ?? []
  expect(form).toContain(`action="${path}"`)
  expect(form).toContain('<input type="checkbox" name="variantSize" checked="" value="M"/>')
  expect(form).toContain('<input type="checkbox" name="colour" value="Rust"/>')
  expect(form).toContain('<input type="checkbox" name="brand" value="Northfield"/>')
})

test.each(htmlInjections)('%j from the API or the URL stays text on every page', async (words) => {
  const product = testProduct('a', { name: words, desc: words, brand: words, colour: words })
  const { facets } = listingOf([])
  const answers = [{ _id: 'w', text: words, author: words, by: 'shop' as const, createdAt: '2026-10-09T10:00:00Z' }]
  const listing = {
    facets: {
      ...facets,
      ...Object.fromEntries(['colour', 'variantSize', 'brand'].map((name) => [name, [{ value: words, count: 1 }]])),
    },
    highlights: [{ name: [[0, 3]], desc: [[1, 2]] }],
    corrected: words,
    instead: { near: [product], popular: [product] },
  }
  shop.answer('categories', { status: 'success', data: [{ keyword: words, name: words, image: '', count: 1 }] })
  shop.answer('products', pageOf([product]))
  shop.answer('related', pageOf([testProduct('b', { name: words, desc: words })]))
  shop.answer('categorywise', (query) => listingOf(query.has('brand') ? [] : [product], 1, listing))
  shop.answer('data/a', detailOf({ ...product, seller: { slug: 'lake-goods', name: words } }))
  shop.answer('sellers/lake-goods', { status: 'success', data: shopOf({ name: words, about: words, district: words }) })
  shop.answer('products/a/reviews', reviewsOf([testReview('r', { title: words, text: words, author: words })]))
  shop.answer('products/a/questions', questionsOf([testQuestion('q', { text: words, author: words, answers })]))
  const typed = encodeURIComponent(words)
  const paths = [
    '/',
    `/category?category=${typed}`,
    `/products?search=${typed}`,
    `/products?brand=${typed}&colour=${typed}&search=x`,
  ]
  for (const path of [...paths, '/product-detail/a', '/shop/lake-goods']) {
    const html = await render(path)
    expect(html).toContain('&lt;'.repeat(words.includes('<') ? 1 : 0))
    expect(html).not.toContain(words)
    expect(html).not.toMatch(/<script>document|<img src=x|<svg\/onload|<iframe|href="javascript/)
  }
})

test('the rendering does not depend on the clock', async () => {
  const first = await render('/')
  const real = ['setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick'] as const
  jest.useFakeTimers({ now: Date.now() + 1_100, doNotFake: [...real] })
  expect(await render('/')).toBe(first)
  jest.useRealTimers()
})
