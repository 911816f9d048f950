import { defineConfig } from '../rspack.config.base'
import { pages } from './src/pages'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-admin',
  owner: 'Admin',
  exposes: { './routes': './src/routes.tsx' },
  pages,
})
