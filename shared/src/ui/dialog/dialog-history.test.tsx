import { Button, Dialog, withDialogHistory } from '@superium/shared/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'

const loads = jest.fn(() => null)

function List() {
  const [open, setOpen] = useState(0)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const close = (to: number) => () => !busy && setOpen(to)
  return (
    <main>
      <h1>List{new URL(location.href).searchParams.get('filter')}</h1>
      <Button onClick={() => setOpen(1)}>Open</Button>
      <Button onClick={() => navigate('/chosen', { replace: true })}>Replace</Button>
      <Dialog open={open > 0} onClose={close(0)} title="First">
        <Link to="/detail">See all details</Link>
        <Link to="/list?filter=red">Red</Link>
        <Button onClick={() => setBusy(!busy)}>Work</Button>
        <Button onClick={() => setOpen(2)}>Ask</Button>
      </Dialog>
      <Dialog open={open > 1} onClose={close(1)} title="Second">
        Sure?
      </Dialog>
    </main>
  )
}

const page = (name: string) => <h1>{name}</h1>
let router: ReturnType<typeof createBrowserRouter>

async function openList() {
  history.pushState({ key: String(Math.random()) }, '', '/start')
  const routes = [
    { path: '/start', element: page('Start') },
    { path: '/list', loader: loads, element: <List /> },
    { path: '/detail', element: page('Detail') },
    { path: '/chosen', element: page('Chosen') },
  ]
  router = withDialogHistory(() => createBrowserRouter(routes))
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/list'))
  loads.mockClear()
}
afterEach(() => router.dispose())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const go = (delta: number) => act(() => history.go(delta))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const dialogs = () => screen.queryAllByRole('dialog')
const shown = (count: number) => waitFor(() => expect(dialogs()).toHaveLength(count))

test('Back closes the topmost dialog, and the router does not notice', async () => {
  await openList()
  await press('Open')
  await press('Ask')
  await shown(2)
  await go(-1)
  await shown(1)
  await go(-1)
  await shown(0)
  expect(await title('List')).toBeVisible()
  expect(loads).not.toHaveBeenCalled()
  await go(-1)
  expect(await title('Start')).toBeVisible()
})

test('after a dialog was closed otherwise, one Back leaves the page, and one Forward returns', async () => {
  await openList()
  await press('Open')
  await press('Close')
  await shown(0)
  await press('Open')
  await press('Close')
  await go(-1)
  expect(await title('Start')).toBeVisible()
  await go(1)
  expect(await title('List')).toBeVisible()
  expect(dialogs()).toHaveLength(0)
})

test('Forward after Back does not open the dialog again, and the next Back leaves', async () => {
  await openList()
  await press('Open')
  await go(-1)
  await shown(0)
  await go(1)
  await waitFor(() => expect(history.state.dialogs).toBe(1))
  expect(await title('List')).toBeVisible()
  expect(dialogs()).toHaveLength(0)
  await go(-1)
  expect(await title('Start')).toBeVisible()
})

test('Back from a page that a dialog led to shows the list without it; Forward passes over its entry', async () => {
  await openList()
  await press('Open')
  await follow('See all details')
  expect(await title('Detail')).toBeVisible()
  await go(-1)
  expect(await title('List')).toBeVisible()
  expect(dialogs()).toHaveLength(0)
  await go(-1)
  expect(await title('Start')).toBeVisible()
  await go(1)
  expect(await title('List')).toBeVisible()
  await go(1)
  expect(await title('Detail')).toBeVisible()
})

test('a dialog that stays open over a navigation is closed by Back on the new page', async () => {
  await openList()
  await press('Open')
  await follow('Red')
  expect(await title('Listred')).toBeInTheDocument()
  await go(-1)
  await shown(0)
  expect(await title('Listred')).toBeVisible()
  await go(-1)
  expect(await title('List')).toBeVisible()
})

test('Back does not show a page that was replaced after a dialog had been closed', async () => {
  await openList()
  await press('Open')
  await press('Close')
  await press('Replace')
  expect(await title('Chosen')).toBeVisible()
  await go(-1)
  expect(await title('Start')).toBeVisible()
})

test('a dialog that is busy stays, and so does the page at the next Back', async () => {
  await openList()
  await press('Open')
  await press('Work')
  const pushed = jest.spyOn(history, 'pushState')
  await go(-1)
  await waitFor(() => expect(pushed).toHaveBeenCalledTimes(1))
  await go(-1)
  await waitFor(() => expect(pushed).toHaveBeenCalledTimes(2))
  pushed.mockRestore()
  expect(dialogs()).toHaveLength(1)
  await press('Work')
  await go(-1)
  await shown(0)
  expect(await title('List')).toBeVisible()
})

test('Back by two steps leaves the page and closes its dialog', async () => {
  await openList()
  await press('Open')
  await go(-2)
  expect(await title('Start')).toBeVisible()
  expect(dialogs()).toHaveLength(0)
})
