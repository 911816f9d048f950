import { defineConfig } from '../rspack.config.base'
import { routePatterns } from './src/patterns'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-cart',
  owner: 'Cart',
  exposes: { './routes': './src/routes.tsx' },
  routes: [...routePatterns],
})
