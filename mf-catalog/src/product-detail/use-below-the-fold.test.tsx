import { Link, Outlet, RouterProvider } from '@superium/shared/router'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { useBelowTheFold } from './use-below-the-fold'

let shown: boolean[] = []
beforeEach(() => {
  shown = []
})

function Page() {
  const whole = useBelowTheFold()
  shown.push(whole)
  return whole ? <p>The rest</p> : <p>First view</p>
}

const shop = () =>
  createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/page">To the page</Link>
          <Link to="/page#part">To its part</Link>
          <Outlet />
        </>
      ),
      children: [{ path: 'page', element: <Page /> }],
    },
  ])

test('after a click the first view comes first', async () => {
  render(<RouterProvider router={shop()} />)
  await act(async () => screen.getByRole('link', { name: 'To the page' }).click())
  expect(await screen.findByText('The rest')).toBeVisible()
  expect(shown[0]).toBe(false)
})

test('a hash and Back render the whole page at once', async () => {
  const router = shop()
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByRole('link', { name: 'To its part' }).click())
  await screen.findByText('The rest')
  await act(() => router.navigate('/'))
  await act(() => router.navigate(-1))
  await screen.findByText('The rest')
  expect(shown).not.toContain(false)
})

test('the server renders the whole page', () => {
  const router = createMemoryRouter([{ path: '/page', element: <Page /> }], { initialEntries: ['/page'] })
  expect(renderToString(<RouterProvider router={router} />)).toContain('The rest')
})
