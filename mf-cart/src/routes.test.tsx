import { pages } from './pages'
import routes from './routes'

test('there is one route for each pattern in the page facts', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
  expect(routes.filter(({ children, index }) => children || index)).toEqual([])
})

test('each route loads its own page', async () => {
  for (const { lazy } of routes) {
    expect(typeof lazy === 'function' && (await lazy())).toMatchObject({ Component: expect.any(Function) })
  }
})
