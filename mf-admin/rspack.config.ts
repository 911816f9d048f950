import { remote } from '@superium/build'
import { contributions } from './src/contributions'
import { pages } from './src/pages'

export default remote({
  dir: import.meta.dirname,
  name: 'mf-admin',
  owner: 'Admin',
  exposes: { './routes': './src/routes.tsx' },
  pages,
  contributions,
})
