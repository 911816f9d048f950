import { defineConfig } from '../rspack.config.base'
import { routePatterns } from './src/patterns'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-catalog',
  owner: 'Catalog',
  exposes: { './routes': './src/routes.tsx', './slots/search': './src/slots/search/search.tsx' },
  routes: [...routePatterns],
})
