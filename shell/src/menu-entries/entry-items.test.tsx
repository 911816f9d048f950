import { $session } from '@superium/shared/state'
import { signIn } from '@superium/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { EntryItems } from './entry-items'

const entries = [
  { label: 'For sellers', to: '/desk', order: 1, roles: ['seller' as const] },
  { label: 'Gift cards', to: '/gifts', order: 2 },
  { label: 'For guests', to: '/join', order: 3, session: 'guest' as const },
]
const tree = () => (
  <RouterProvider
    router={createMemoryRouter([
      {
        path: '*',
        element: (
          <ul>
            <EntryItems entries={entries} />
          </ul>
        ),
      },
    ])}
  />
)
const linked = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const places = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

beforeEach(() => $session.set({ status: 'loading', user: null }))

test('before the session is known there are links for everybody only, and the others have their places', () => {
  render(tree())
  expect(linked()).toEqual(['Gift cards'])
  expect(places()).toEqual(['Gift cards', 'For sellers', 'For guests'])
  act(() => $session.set({ status: 'anonymous', user: null }))
  expect(linked()).toEqual(['Gift cards', 'For guests'])
  act(() => signIn({ roles: ['seller'] }))
  expect(linked()).toEqual(['Gift cards', 'For sellers'])
  expect(places()).toEqual(['Gift cards', 'For sellers', 'For guests'])
})

test('a label is text and never HTML', () => {
  const label = '<img src=x onerror=alert(1)>'
  expect(renderToString(<EntryItems entries={[{ label, to: '/a', order: 1, roles: ['admin'] }]} />)).toContain(
    '&lt;img',
  )
})
