import { expect, test } from '../site-test'

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

test('odd and very long addresses get a page or none, and the API answers with a message', async ({ request }) => {
  for (const words of odd) {
    const typed = encodeURIComponent(words)
    const named = JSON.stringify(words.slice(0, 20))
    const pages = [`/category?search=${typed}&brand=${typed}`, `/products?page=${typed}&min=${typed}`]
    for (const path of pages) expect((await request.get(path)).status(), `${path.slice(0, 24)} ${named}`).toBe(200)
    // A null byte is left out, and an address that is too long for a link is left to the browser.
    const unknown = (await request.get(`/category?category=${typed}&brand=${typed}`)).status()
    expect(unknown, named).toBe(words === '\0' || words.length > 1000 ? 200 : 404)
    const id = encodeURIComponent(words.slice(0, 1000))
    // A balancer refuses a path with a null byte.
    expect(words === '\0' ? [400, 404] : [404], named).toContain((await request.get(`/product-detail/${id}`)).status())
    const answer = await request.get(`/api/v1/shop/categorywise?search=${typed}&page=0&size=5`)
    expect([200, 400], named).toContain(answer.status())
    expect(await answer.json()).toMatchObject(
      answer.ok() ? { status: 'success' } : { status: 'error', field: 'search' },
    )
  }
})
