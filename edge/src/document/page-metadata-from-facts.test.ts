import { closeAfterEach } from '../testing/close-after-each'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]

test.each([
  ['/products?sort=1', 'All products · Superium', '/products'],
  ['/category?category=homedecor&page=3', 'Search and categories · Superium', '/category?category=homedecor'],
  ['/Category?category=homedecor', 'Search and categories · Superium', '/category?category=homedecor'],
  ['/category?page=3', 'Search and categories · Superium', '/category'],
  ['/category?search=red+mug', 'Search and categories · Superium', undefined],
  ['/signin', 'Account Login · Superium', '/signin'],
  ['/myaccount', 'Account · Superium', undefined],
  ['/nowhere', 'Page not found · Superium', undefined],
])('%s has the title %s', async (url, title, canonical) => {
  const { body } = await browse(await startSite({ siteUrl: 'https://shop.example' }), url)
  expect(titleOf(body)).toBe(title)
  expect(canonicalOf(body)).toBe(canonical && `https://shop.example${canonical}`)
})

test("without a configured origin the canonical address has the request's", async () => {
  const { body } = await browse(await startSite(), '/', { host: 'localhost:3000' })
  expect(canonicalOf(body)).toBe('http://localhost:3000/')
})
