import { remote } from '@superium/build'
import { pages } from './src/pages'

export default remote({
  dir: import.meta.dirname,
  name: 'mf-admin',
  owner: 'Admin',
  exposes: { './routes': './src/routes.tsx' },
  pages,
})
