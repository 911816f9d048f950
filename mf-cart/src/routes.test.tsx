import { pages } from './pages'
import routes from './routes'

test('there is exactly one flat route for each pattern that discovery tells', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
  expect(routes.filter(({ children, index }) => children || index)).toEqual([])
})

test('each route is a page of its own', async () => {
  for (const { lazy } of routes) {
    expect(typeof lazy === 'function' && (await lazy())).toMatchObject({ Component: expect.any(Function) })
  }
})
