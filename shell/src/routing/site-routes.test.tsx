import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { siteRoutes } from './site-routes'

const cart = testDeployment('mf-cart', { routes: ['/cart'] })
cart.extras.superium.gone = ['/club/:id']
cart.extras.superium.redirects = [{ from: '/trolley', to: '/cart', status: 301 }]
const remotes = testRemotes([cart], async () => ({ default: [{ path: '/cart', element: <h1>Your Cart</h1> }] }))

/** Opens the cart without the chrome, which is not under test, and goes to `path` from there. */
async function goTo(path: string) {
  const [place] = siteRoutes(remotes)[0]?.children ?? []
  const router = createMemoryRouter(place ? [place] : [], { initialEntries: ['/cart'] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  await act(() => router.navigate(path))
  return router
}

test('a path that is gone says so', async () => {
  await goTo('/club/7')
  expect(await screen.findByRole('heading', { name: 'This page is gone' })).toBeVisible()
})

test('an unknown address is not found', async () => {
  await goTo('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a moved path opens its new page without a reload', async () => {
  const router = await goTo('/trolley')
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/cart')
})

function Throws(): never {
  throw new Error('Loading css chunk 921 failed.')
}

test('when the frame of the site throws, the visitor reads it in plain words', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const [site] = siteRoutes(remotes)
  const router = createMemoryRouter([{ path: '/cart', element: <Throws />, errorElement: site?.errorElement }], {
    initialEntries: ['/cart'],
  })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  expect(screen.getByText(/^The shop cannot be shown at the moment/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText(/chunk 921/)).toBeNull()
  error.mockRestore()
})
