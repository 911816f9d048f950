import { remote } from '@superium/build'
import { pages } from './src/pages'

export default remote({
  dir: import.meta.dirname,
  name: 'mf-cart',
  owner: 'Cart',
  exposes: {
    './routes': './src/routes.tsx',
    './slots/mini-cart': './src/slots/mini-cart/mini-cart.tsx',
    './slots/cart-notice': './src/slots/cart-notice/cart-notice.tsx',
  },
  pages,
})
