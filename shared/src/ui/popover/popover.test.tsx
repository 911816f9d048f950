import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
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
