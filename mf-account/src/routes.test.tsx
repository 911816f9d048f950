import { routePatterns } from './patterns'
import routes from './routes'

test('what discovery announces is what the routes answer', () => {
  expect(routes.map(({ path }) => path)).toEqual([...routePatterns])
})
