import { pages } from './pages'
import routes from './routes'

test('there is one route for each pattern in the page facts', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})
