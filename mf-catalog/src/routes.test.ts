import { pages } from './pages'
import routes from './routes'

test('the routes are exactly the declared pages', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})

test.each(routes)('$path is a page with a loader', async ({ lazy }) => {
  expect(typeof lazy).toBe('function')
  const page = typeof lazy === 'function' ? await lazy() : {}
  expect(page).toMatchObject({ Component: expect.any(Function), loader: expect.any(Function) })
})
