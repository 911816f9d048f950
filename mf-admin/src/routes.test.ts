import { pages } from './pages'
import routes from './routes'

test('there is one route for each pattern in the page facts', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})

test('each route loads its own page, with a guarded loader', async () => {
  for (const { path, lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error(`${path} is not lazy`)
    expect(await lazy()).toEqual(
      expect.objectContaining({ Component: expect.any(Function), loader: expect.any(Function) }),
    )
  }
})
