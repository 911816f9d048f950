import { defineConfig } from '../rspack.config.base'
import { pages, redirects } from './src/pages'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-catalog',
  owner: 'Catalog',
  exposes: { './routes': './src/routes.tsx', './slots/search': './src/slots/search/search.tsx' },
  pages,
  redirects,
})
