import { join } from 'node:path'
import { buildTestRemote } from './build-test-remote'

const page = (path: string, title: string): string => `
import { Page, PageTitle } from '@superium/shared/ui'
export default [
  {
    path: ${JSON.stringify(path)},
    handle: { meta: () => ({ title: ${JSON.stringify(title)}, canonical: ${JSON.stringify(path)} }) },
    Component: () => <Page><PageTitle title=${JSON.stringify(title)} /><h1>${title}</h1></Page>,
  },
]
`

/** What a test remote of contract 2 has: one page, its entries, and the source of its section of the home page. */
export interface ContributingRemote {
  name: string
  path: string
  title: string
  contributions: object
  /** TSX of `./slots/home`; it may import `./home.module.css`. */
  home: string
}

const CSS = `.box { min-height: 200px; padding: 16px; border: 1px solid var(--line); background: var(--surface) }
.box button { min-height: 44px }`

/** Builds a remote with the preset, outside of the repository; resolves to its `dist`. */
export async function buildContributingRemote(remote: ContributingRemote): Promise<string> {
  const { name, path, title, contributions } = remote
  const pages = [{ path, title, description: title, indexed: true, personal: false }]
  const exposes = { './routes': './src/routes.tsx', './slots/home': './src/home.tsx' }
  const dir = await buildTestRemote({
    options: { name, owner: 'Gift', exposes, pages, contributions },
    files: { 'src/routes.tsx': page(path, title), 'src/home.tsx': remote.home, 'src/home.module.css': CSS },
  })
  return join(dir, 'dist')
}
