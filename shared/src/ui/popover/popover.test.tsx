import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { withDialogHistory } from '../dialog/dialog-history'
import { Popover } from './popover'

test('a navigation closes the panel, and so does Back', async () => {
  const hidden = jest.fn()
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hidden
  const element = (
    <Popover label="Cart" trigger={<button type="button">Cart</button>}>
      {() => <p>Nothing</p>}
    </Popover>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/a', '/b'] })
  render(<RouterProvider router={router} />)
  expect(hidden).not.toHaveBeenCalled()
  await act(() => router.navigate(-1))
  expect(hidden).toHaveBeenCalledTimes(1)
})

test('a panel that was opened while a page loaded stays when that page comes', async () => {
  const hidden = jest.fn()
  HTMLElement.prototype.hidePopover = hidden
  let arrive = (): void => {}
  const loaded = new Promise<null>((resolve) => {
    arrive = () => resolve(null)
  })
  const element = (
    <Popover label="Profile" trigger={<button type="button">Profile</button>}>
      {() => null}
    </Popover>
  )
  const children = [
    { path: '/slow', loader: () => loaded, element: null },
    { path: '/', element: null },
  ]
  const router = withDialogHistory(() => createMemoryRouter([{ element, children }]))
  render(<RouterProvider router={router} />)
  act(() => void router.navigate('/slow'))
  fireEvent(screen.getByRole('dialog'), Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  await act(async () => arrive())
  expect(router.state.location.pathname).toBe('/slow')
  expect(hidden).not.toHaveBeenCalled()
  await act(() => router.navigate('/'))
  expect(hidden).toHaveBeenCalled()
})

test('the panel has its content before it is shown, so that a quick Tab goes into it', () => {
  const element = (
    <Popover label="Theme" trigger={<button type="button">Theme</button>}>
      {() => <button type="button">Dark</button>}
    </Popover>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(screen.queryByText('Dark')).toBeNull()
  // Browsers say themselves whether it is expanded; HTML forbids to say it beside `popovertarget`.
  expect(screen.getByRole('button', { name: 'Theme' })).not.toHaveAttribute('aria-expanded')
  const panel = screen.getByRole('dialog', { name: 'Theme' })
  const tell = (type: string, newState: string) => fireEvent(panel, Object.assign(new Event(type), { newState }))
  tell('beforetoggle', 'open')
  expect(screen.getByText('Dark')).toBeInTheDocument()
  tell('beforetoggle', 'closed')
  tell('toggle', 'closed')
  expect(screen.queryByText('Dark')).toBeNull()
})
