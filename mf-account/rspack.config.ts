import { remote } from '@superium/build'
import { contributions } from './src/contributions'
import { pages } from './src/pages'

export default remote({
  dir: import.meta.dirname,
  name: 'mf-account',
  owner: 'Account',
  exposes: {
    './routes': './src/routes.tsx',
    './slots/mini-wishlist': './src/slots/mini-wishlist/mini-wishlist.tsx',
    './slots/profile-menu': './src/slots/profile-menu/profile-menu.tsx',
  },
  pages,
  contributions,
})
