import { act, renderHook, waitFor } from '@testing-library/react'
import { useLoaded } from './use-loaded'

/** A `load` whose requests the test answers, oldest first. */
function controlled() {
  const requests: { signal: AbortSignal; resolve(data: string): void; reject(error: unknown): void }[] = []
  const load = jest.fn(
    (signal: AbortSignal) => new Promise<string>((resolve, reject) => void requests.push({ signal, resolve, reject })),
  )
  return { load, requests }
}

test('a new key loads anew and keeps the last answer meanwhile', async () => {
  const { load, requests } = controlled()
  const { result, rerender } = renderHook(({ key }) => useLoaded(key, load), { initialProps: { key: '1' } })
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
  await act(async () => requests[0]?.resolve('one'))
  expect(result.current).toMatchObject({ status: 'loaded', data: 'one' })
  rerender({ key: '2' })
  expect(result.current).toMatchObject({ status: 'loading', data: 'one' })
  await act(async () => requests[1]?.resolve('two'))
  expect(result.current).toMatchObject({ status: 'loaded', data: 'two' })
})

test('a newer request aborts the older one, whose answer is dropped', async () => {
  const { load, requests } = controlled()
  const { result, rerender } = renderHook(({ key }) => useLoaded(key, load), { initialProps: { key: '1' } })
  rerender({ key: '2' })
  expect(requests[0]?.signal.aborted).toBe(true)
  await act(async () => requests[1]?.resolve('two'))
  await act(async () => requests[0]?.resolve('one'))
  expect(result.current).toMatchObject({ status: 'loaded', data: 'two' })
})

test('a failure is returned, and retry loads again', async () => {
  const { load, requests } = controlled()
  const { result } = renderHook(() => useLoaded('1', load))
  const error = new Error('no answer')
  await act(async () => requests[0]?.reject(error))
  expect(result.current).toMatchObject({ status: 'failed', error, data: undefined })
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ status: 'loading', error: undefined })
  await act(async () => requests[1]?.resolve('one'))
  expect(result.current).toMatchObject({ status: 'loaded', data: 'one' })
})

test('nothing is requested without a key or with initial data', async () => {
  const { load, requests } = controlled()
  const initialProps: { key: string | null; initial: string | undefined } = { key: null, initial: undefined }
  const idle = renderHook(({ key, initial }) => useLoaded(key, load, initial), { initialProps })
  expect(load).not.toHaveBeenCalled()
  idle.rerender({ key: '1', initial: undefined })
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))

  const given = renderHook(({ key }) => useLoaded(key, load, 'zero'), { initialProps: { key: '0' } })
  expect(given.result.current).toMatchObject({ status: 'loaded', data: 'zero' })
  expect(load).toHaveBeenCalledTimes(1)
  given.rerender({ key: '1' })
  expect(requests).toHaveLength(2)
})
