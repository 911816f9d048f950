import type { RouteObject } from '@superium/shared/router'
import { routePatterns } from './patterns'

const routes: RouteObject[] = routePatterns.map((path) => ({ path, Component: () => <h1>{path}</h1> }))

export default routes
