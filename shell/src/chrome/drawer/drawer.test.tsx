import type { Contributions } from '@superium/shared/contract'
import { $session } from '@superium/shared/state'
import { signIn } from '@superium/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { configureSiteLinks } from '../../site-links/site-links'
import { testDeployment, testRemotes } from '../../testing/test-remotes'
import { Drawer } from './drawer'

const routes = ['/products', '/category', '/wishlist']

async function open(pages = routes, contributions?: Contributions): Promise<void> {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  const remotes = testRemotes(
    [testDeployment('mf-catalog', { routes: pages, ...(contributions && { contributions }) })],
    async () => ({}),
  )
  const element = <Drawer open onClose={() => {}} remotes={remotes} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/products?page=2'] })
  await act(async () => render(<RouterProvider router={router} />))
}

const hrefOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

beforeEach(() => $session.set({ status: 'anonymous', user: null }))
afterEach(() => configureSiteLinks({}))

test('the drawer has the links of the specification', async () => {
  await open()
  const names = ['Men', 'Women', 'Sport', 'Electronics', 'Explore', 'Wishlist']
  expect(names.map(hrefOf)).toEqual([
    '/products?audience=men',
    '/products?audience=women',
    '/products?tag=sport',
    '/products?tag=electronics',
    '/products',
    '/wishlist',
  ])
  expect(screen.getAllByRole('link', { name: 'Beauty', hidden: true })[0]).toHaveAttribute(
    'href',
    '/category?category=beauty',
  )
})

test('a link whose page no live remote answers is not shown', async () => {
  await open(['/products', '/category'])
  expect(screen.queryByRole('link', { name: 'Wishlist', hidden: true })).toBeNull()
})

test('guests find "Create Account", and signed-in visitors do not', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Create Account', hidden: true })).toBeInTheDocument()
  expect([hrefOf('Signup'), hrefOf('Login')]).toEqual(['/signup', '/signin'])
  act(() => signIn())
  expect(screen.queryByRole('link', { name: 'Login', hidden: true })).toBeNull()
})

test('social links are those of the configuration, and none without it', async () => {
  configureSiteLinks({
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.com/superium', icon: 'instagram' },
      { name: 'Our club', url: 'https://club.example/' },
    ],
  })
  await open()
  expect([hrefOf('Instagram'), hrefOf('Our club')]).toEqual(['https://instagram.com/superium', 'https://club.example/'])
  expect(screen.getByRole('link', { name: 'Our club', hidden: true })).toHaveTextContent('Our club')
})

test('pages that remotes add to drawer and header come after the links of the specification, each once', async () => {
  const gifts = { label: 'Gift cards', to: '/gifts', order: 5 }
  const desk = { label: 'For sellers', to: '/desk', order: 1, roles: ['seller' as const] }
  await open(routes, { header: [gifts], drawer: [{ ...gifts, to: '/ideas', label: 'Ideas' }, gifts, desk] })
  const labels = () => {
    const [menu] = screen.getAllByRole('list', { hidden: true })
    return [...(menu?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
  }
  expect(labels().slice(-3)).toEqual(['Wishlist', 'Gift cards', 'Ideas'])
  act(() => signIn({ roles: ['seller'] }))
  expect(labels().slice(-4)).toEqual(['Wishlist', 'Gift cards', 'For sellers', 'Ideas'])
})
