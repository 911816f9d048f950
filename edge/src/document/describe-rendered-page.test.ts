import { describeRenderedPage } from './describe-rendered-page'
import type { PageMetadata } from './page-metadata'

const described: PageMetadata = {
  title: 'Products',
  description: 'All of them.',
  indexed: true,
  personal: false,
  status: 200,
  canonical: '/products',
}
const head = { status: 200, memory: 1 }

test("the route's meta overrides the facts", () => {
  expect(describeRenderedPage({ ...head, meta: { title: 'Mugs' } }, described)).toMatchObject({
    title: 'Mugs',
    description: 'All of them.',
    indexed: true,
    canonical: '/products',
  })
})

test('meta can exclude a page from search engines but not include it', () => {
  const indexed = (facts: boolean, meta: boolean | undefined) =>
    describeRenderedPage({ ...head, meta: { title: 'Mugs', indexed: meta } }, { ...described, indexed: facts }).indexed
  expect([indexed(true, false), indexed(true, undefined), indexed(true, true)]).toEqual([false, true, true])
  expect(indexed(false, true)).toBe(false)
})

test('a failed page is not indexed; a page without a record is not found', () => {
  expect(describeRenderedPage({ ...head, status: 503 }, described)).toMatchObject({ status: 503, indexed: false })
  expect(describeRenderedPage({ ...head, status: 404 }, described)).toMatchObject({
    status: 404,
    title: 'Page not found',
  })
})

test('a page that threw for everybody is status 500 and not indexed', () => {
  const page = describeRenderedPage({ ...head, status: 500, failed: true }, described)
  expect(page).toMatchObject({ status: 500, indexed: false })
  expect(describeRenderedPage({ ...head, status: 500 }, described)).toMatchObject({ status: 503, indexed: false })
})
