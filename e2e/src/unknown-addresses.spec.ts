import { expect, test } from './site-test'

const odd = [
  `'"%\\`,
  ';drop table products',
  '🎁'.repeat(800),
  '\u202eمرحبا',
  '\0',
  ':* & | !',
  'a'.repeat(10_240),
  'ab '.repeat(3_400),
  '-1',
  '1e999',
]

test('odd and very long addresses get a page, and the API answers with a message', async ({ request }) => {
  for (const words of odd) {
    const typed = encodeURIComponent(words)
    const named = JSON.stringify(words.slice(0, 20))
    const pages = [
      `/category?search=${typed}`,
      `/category?category=${typed}&brand=${typed}`,
      `/products?page=${typed}&min=${typed}`,
    ]
    for (const path of pages) expect((await request.get(path)).status(), `${path.slice(0, 24)} ${named}`).toBe(200)
    const id = encodeURIComponent(words.slice(0, 1000))
    expect((await request.get(`/product-detail/${id}`)).status(), named).toBe(404)
    const answer = await request.get(`/api/v1/shop/categorywise?search=${typed}&page=0&size=5`)
    expect([200, 400], named).toContain(answer.status())
    expect(await answer.json()).toMatchObject(
      answer.ok() ? { status: 'success' } : { status: 'error', field: 'search' },
    )
  }
})
