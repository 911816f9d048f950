import { Outlet } from '@superium/shared/router'
import { openPage } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import { PageMarker } from './page-marker'

const site = [
  {
    Component: () => (
      <main id="content" tabIndex={-1}>
        <PageMarker />
        <button type="button" role="tab">
          My order
        </button>
        <button type="button">Elsewhere</button>
        <Outlet />
      </main>
    ),
    children: ['/one', '/two'].map((path) => ({ path, element: <p>{path}</p> })),
  },
]

test.each([
  ['Elsewhere', 'the new page gets the focus'],
  ['My order', 'a tab keeps it'],
])('after a navigation from %s %s', async (name) => {
  const page = await openPage(site, '/one')
  const role = name === 'My order' ? 'tab' : 'button'
  screen.getByRole(role, { name }).focus()
  await page.go('/two')
  expect(screen.getByRole(role === 'tab' ? 'tab' : 'main')).toHaveFocus()
})
