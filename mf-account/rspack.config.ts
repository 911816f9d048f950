import { defineConfig } from '../rspack.config.base'
import { pages } from './src/pages'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-account',
  owner: 'Account',
  exposes: {
    './routes': './src/routes.tsx',
    './slots/mini-wishlist': './src/slots/mini-wishlist/mini-wishlist.tsx',
    './slots/profile-menu': './src/slots/profile-menu/profile-menu.tsx',
  },
  pages,
})
