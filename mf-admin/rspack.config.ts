import { defineConfig } from '../rspack.config.base'
import { routePatterns } from './src/patterns'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-admin',
  owner: 'Admin',
  exposes: { './routes': './src/routes.tsx' },
  routes: [...routePatterns],
})
