import type { PageFacts } from '@superium/shared/contract'
import { addToCart, clearCart, notify } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { siteRoutes } from '../routing/site-routes'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { Chrome } from './chrome'

beforeAll(() => {
  window.scrollTo = () => {}
})

test('the live region exists before the first "Added to cart!"', async () => {
  clearCart()
  const cart = testDeployment('mf-cart', { slots: ['cart-notice'] })
  const load = jest.fn(async () => ({ default: () => <p>Added to cart!</p> }))
  const router = createMemoryRouter([{ path: '*', element: <Chrome remotes={testRemotes([cart], load)} /> }])
  const { container } = await act(async () => render(<RouterProvider router={router} />))
  const region = container.querySelector('output[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  expect(load).not.toHaveBeenCalled()
  await act(async () => void addToCart(testProduct('a')))
  expect(region).toContainElement(await screen.findByText('Added to cart!'))
})

const page = (path: string, chrome?: PageFacts['chrome']): PageFacts => ({
  path,
  title: path,
  description: '',
  indexed: false,
  personal: true,
  chrome,
})

async function open(path: string) {
  const cart = testDeployment('mf-cart', {
    pages: [page('/cart'), page('/checkout', 'checkout'), page('/office', 'none')],
  })
  const routes = [
    { path: '/cart', element: <h1>Cart</h1> },
    { path: '/checkout', element: <h1>Checkout</h1> },
    { path: '/office', element: <h1>Office</h1> },
  ]
  const router = createMemoryRouter(siteRoutes(testRemotes([cart], async () => ({ default: routes }))), {
    initialEntries: [path],
  })
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

test('around a checkout there is only what a buyer needs', async () => {
  clearCart()
  addToCart(testProduct('a'), 3)
  await open('/checkout')
  const header = screen.getByRole('banner')
  expect(header).toHaveTextContent('Secure checkout')
  expect(within(header).getByRole('link', { name: 'Back to cart, 3 items' })).toHaveAttribute('href', '/cart')
  expect(within(header).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Returns' })).toBeVisible()
})

test('around a page that brings its own there is nothing of the shop but the page, and messages', async () => {
  await open('/office')
  expect(await screen.findByRole('heading', { name: 'Office' })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'searchbox', 'navigation'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content')
  act(() => notify('success', 'Saved.'))
  expect(await screen.findByText('Saved.')).toBeVisible()
})

test('the way past the header keeps where a visitor wanted to go after the sign-in', async () => {
  const router = await open('/cart')
  await act(() => router.navigate('/cart', { state: { from: '/checkout' } }))
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(router.state.location).toMatchObject({ hash: '', state: { from: '/checkout' } })
})

test('around every other page there is the whole header, footer and bottom bar', async () => {
  await open('/cart')
  expect(screen.getByRole('banner')).not.toHaveTextContent('Secure checkout')
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Quick access' })).toBeInTheDocument()
})
