import { createBrowserRouter, RouterProvider, ScrollRestoration } from '@superium/shared/router'
import { act, render, waitFor } from '@testing-library/react'
import { ensureHistoryKey } from './ensure-history-key'

const scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
let unmount = (): void => {}

/** Starts the router on the present history entry, as the host does in a new document. */
function openDocument(): ReturnType<typeof createBrowserRouter> {
  ensureHistoryKey()
  const router = createBrowserRouter([{ path: '*', element: <ScrollRestoration /> }])
  const page = render(<RouterProvider router={router} />)
  unmount = () => {
    page.unmount()
    router.dispose()
  }
  return router
}

function leaveDocument(scrolled: number): void {
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true })
  dispatchEvent(new Event('pagehide'))
  unmount()
  scrolledTo.mockClear()
}

beforeEach(() => {
  sessionStorage.clear()
  history.pushState(null, '', '/products')
})
afterEach(() => unmount())

test('a page opened by its address does not restore the position of the previous page', () => {
  openDocument()
  leaveDocument(900)
  history.pushState(null, '', '/cart')
  openDocument()
  expect(scrolledTo).not.toHaveBeenCalledWith(0, 900)
})

test('a reload restores the position', async () => {
  openDocument()
  leaveDocument(900)
  openDocument()
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith(0, 900))
})

test('Back to an earlier document restores its position, not that of the later one', async () => {
  openDocument()
  leaveDocument(900)
  const { state } = history
  history.pushState(null, '', '/cart')
  openDocument()
  leaveDocument(40)
  history.replaceState(state, '', '/products')
  openDocument()
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith(0, 900))
})

test("Back within a document restores the first page's position", async () => {
  const router = openDocument()
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true })
  await act(() => router.navigate('/cart'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 700))
})

test('an entry that has a key is left unchanged', () => {
  history.replaceState({ usr: { from: '/' }, key: 'abc', idx: 3 }, '')
  ensureHistoryKey()
  expect(history.state).toEqual({ usr: { from: '/' }, key: 'abc', idx: 3 })
})
