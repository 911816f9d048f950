import { defineConfig } from '../rspack.config.base'
import { pages } from './src/pages'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'remote',
  name: 'mf-cart',
  owner: 'Cart',
  exposes: {
    './routes': './src/routes.tsx',
    './slots/mini-cart': './src/slots/mini-cart/mini-cart.tsx',
    './slots/cart-notice': './src/slots/cart-notice/cart-notice.tsx',
  },
  pages,
})
