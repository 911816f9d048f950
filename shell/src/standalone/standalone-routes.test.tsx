import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { $session } from '@superium/shared/state'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { standaloneRoutes } from './standalone-routes'

const cart = testDeployment('mf-cart', { owner: 'Cart', routes: ['/cart', '/orders/:id'], slots: ['mini-cart'] })
const modules: Record<string, unknown> = {
  routes: {
    default: [
      { path: '/cart', element: <h1>Your Cart</h1> },
      { path: '/orders/:id', element: <h1>An order</h1> },
    ],
  },
  'slots/mini-cart': { default: () => <p>Three lines</p> },
}

async function open(path: string, running = true): Promise<void> {
  history.replaceState(null, '', path)
  const remotes = testRemotes([cart], async (_, expose) => modules[expose])
  const router = createBrowserRouter(standaloneRoutes(cart, remotes, { site: 'http://localhost:3000', running }))
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
}

beforeAll(() => {
  // jsdom has no media queries.
  const nothing = (): void => {}
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: nothing, removeEventListener: nothing }) as unknown as MediaQueryList
  globalThis.scrollTo = nothing
})

beforeEach(() => $session.set({ status: 'anonymous', user: null }))

test('a standalone remote starts at its first page, with its name, slots and links to its routes', async () => {
  await open('/')
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('mf-cart 1.0.0 · Team Cart')
  expect(screen.getByRole('banner')).toHaveTextContent('Signed out')
  expect(await screen.findByText('Three lines')).toBeVisible()
  await userEvent.type(screen.getByLabelText('/orders/:id id'), 'a1')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('heading', { name: 'An order' })).toBeVisible()
  expect(location.pathname).toBe('/orders/a1')
})

test('a path of another remote shows a message', async () => {
  await open('/products?page=2')
  expect(await screen.findByText('mf-cart runs standalone and has no /products.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open it on the running site' })).toHaveAttribute(
    'href',
    'http://localhost:3000/products?page=2',
  )
})

test('the frame explains how to start a site when none runs', async () => {
  await open('/cart', false)
  expect(await screen.findByRole('alert')).toHaveTextContent('No site runs at http://localhost:3000')
})

test('a remote without a sign-in page gets a plain one', async () => {
  await open('/signin')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
})
