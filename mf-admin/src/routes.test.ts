import { pages } from './pages'
import routes from './routes'

test('discovery names exactly the paths that the routes answer', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})

test('each page is a chunk of its own that brings a component and a guarded loader', async () => {
  for (const { path, lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error(`${path} is not lazy`)
    expect(await lazy()).toEqual(
      expect.objectContaining({ Component: expect.any(Function), loader: expect.any(Function) }),
    )
  }
})
