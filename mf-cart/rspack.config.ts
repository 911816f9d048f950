import { defineConfig } from '../rspack.config.base'
import { routePatterns } from './src/patterns'

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
  routes: [...routePatterns],
})
