import { useAsyncError } from '@superium/shared/router'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Deferred } from './deferred'

function Failure() {
  return <p>failed: {(useAsyncError() as Error | undefined)?.message}</p>
}

async function show(part: React.ReactElement): Promise<void> {
  const router = createMemoryRouter([{ path: '/', element: part, errorElement: <p>boundary</p> }])
  await act(async () => void render(<RouterProvider router={router} />))
}

const part = (data: Promise<string | null> | undefined, failed?: React.ReactNode) => (
  <Deferred data={data} pending="pending" failed={failed}>
    {(value) => <p>loaded: {value}</p>}
  </Deferred>
)

test('the pending content shows first, then the data', async () => {
  let arrive = (_: string): void => {}
  await show(part(new Promise((resolve) => (arrive = resolve))))
  expect(screen.getByText('pending')).toBeInTheDocument()
  await act(async () => arrive('mug'))
  expect(screen.getByText('loaded: mug')).toBeInTheDocument()
})

test('the pending content shows while no loader has started', async () => {
  await show(part(undefined))
  expect(screen.getByText('pending')).toBeInTheDocument()
})

test('null that came with the page shows the failure content, not the pending one for good', async () => {
  await show(
    <Deferred<string> data={null} pending="pending" failed={<p>missing</p>}>
      {(value) => <p>loaded: {value}</p>}
    </Deferred>,
  )
  expect(screen.getByText('missing')).toBeInTheDocument()
})

test('the failure content shows for a rejection and for null', async () => {
  await show(part(Promise.reject(new Error('no answer')), <Failure />))
  expect(screen.getByText('failed: no answer')).toBeInTheDocument()
  await show(part(Promise.resolve(null), <p>missing</p>))
  expect(screen.getByText('missing')).toBeInTheDocument()
})

test('without failure content, null shows nothing and a rejection reaches the error boundary', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  await show(part(Promise.resolve(null)))
  expect(screen.queryByText(/pending|loaded/)).not.toBeInTheDocument()
  await show(part(Promise.reject(new Error('no answer'))))
  expect(screen.getByText('boundary')).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
