import type { Choices } from './choices'

/** Longest label in the header, in characters; the header's entries are in the drawer, too. */
const HEADER_LABEL = 18

/** The sources of a new remote with one page, and their tests: path to content. */
export function sourceFiles({ team, route }: Choices): Record<string, string> {
  return {
    'src/texts.ts': `/** Everything that this remote shows. */
export const texts = { home: 'Home', title: '${team}', description: 'The first page of team ${team}.' } as const
`,
    'src/pages.ts': `import type { PageFacts } from '@superium/shared/contract'
import { texts } from './texts'

/** The pages that this remote answers, as the site's server describes them. */
export const pages: PageFacts[] = [
  { path: '${route}', title: texts.title, description: texts.description, indexed: true, personal: false },
]
`,
    'src/contributions.ts': `import type { Contributions } from '@superium/shared/contract'
import { texts } from './texts'

/** The links that this remote adds to the menus of the shell. */
export const contributions: Contributions = {
  ${team.length > HEADER_LABEL ? 'drawer' : 'header'}: [{ label: texts.title, to: '${route}', order: 500 }],
  footer: [{ label: texts.title, to: '${route}', order: 500 }],
}
`,
    'src/routes.tsx': `import type { RouteObject } from '@superium/shared/router'

/** What this remote mounts in the shell: one route for each of \`pages\`, each page its own chunk. */
const routes: RouteObject[] = [
  { path: '${route}', lazy: () => import(/* webpackChunkName: "first-page" */ './first-page/page') },
]

export default routes
`,
    'src/routes.test.tsx': `import { pages } from './pages'
import routes from './routes'

test('there is one route for each pattern in the page facts', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})
`,
    'src/first-page/page.tsx': `import type { RouteHandle } from '@superium/shared/contract'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { texts } from '../texts'
import styles from './page.module.css'

/** The head of the document, and the page's own chunk for preload hints. */
export const handle: RouteHandle = {
  chunk: 'first-page',
  meta: () => ({ title: texts.title, description: texts.description, canonical: '${route}' }),
}

/** \`${route}\` */
export function Component() {
  return (
    <Page>
      <PageTitle title={texts.title} />
      <Breadcrumbs items={[{ label: texts.home, to: '/' }, { label: texts.title }]} />
      <h1>{texts.title}</h1>
      <p className={styles.description}>{texts.description}</p>
    </Page>
  )
}
`,
    'src/first-page/page.module.css': '.description {\n  max-inline-size: 60ch;\n}\n',
    'src/first-page/page.test.tsx': `import { openPage } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'
import { texts } from '../texts'

test('the page says whose it is', async () => {
  await openPage(routes, '${route}')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(texts.title)
})
`,
  }
}
