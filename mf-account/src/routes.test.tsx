import { pages } from './pages'
import routes from './routes'

test('what discovery announces is what the routes answer', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})
