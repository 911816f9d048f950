import { remote } from '@superium/build'
import { pages, redirects } from './src/pages'

export default remote({
  dir: import.meta.dirname,
  name: 'mf-catalog',
  owner: 'Catalog',
  exposes: { './routes': './src/routes.tsx', './slots/search': './src/slots/search/search.tsx' },
  pages,
  redirects,
})
