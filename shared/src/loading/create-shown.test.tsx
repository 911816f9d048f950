import { ApiError } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { toasts } from '@superium/shared/testing'
import { renderHook } from '@testing-library/react'
import { createShown } from './create-shown'

const isSame = (shown: string): boolean => shown === 'order 1'
const { signal } = new AbortController()
const offline = () => Promise.reject<string>(new Error('offline'))

/** A page that shows order 1. */
const show = () => {
  const shown = createShown<string>()
  const page = renderHook(() => shown.useShown('order 1'))
  return { shown, page }
}

beforeEach(() => $toasts.set([]))

test('what the page shows stays, with a message, when loading it again fails in passing', async () => {
  const { shown } = show()
  await expect(shown.orShown(offline(), signal, isSame)).resolves.toBe('order 1')
  expect(toasts()).toEqual(['The page could not be reloaded. What it shows may be out of date.'])
  await expect(shown.orShown(Promise.resolve('newer'), signal, isSame)).resolves.toBe('newer')
})

test('something else, what is gone, and what nobody sees any more does not stay', async () => {
  const { shown, page } = show()
  await expect(shown.orShown(offline(), signal, () => false)).rejects.toThrow('offline')
  await expect(shown.orShown(Promise.reject(new ApiError(404, 'Gone.')), signal, isSame)).rejects.toThrow('Gone.')
  page.unmount()
  await expect(shown.orShown(offline(), signal, isSame)).rejects.toThrow('offline')
  expect(toasts()).toEqual([])
})

test('a load that a newer one replaced says nothing', async () => {
  const { shown } = show()
  await expect(shown.orShown(offline(), AbortSignal.abort(), isSame)).rejects.toThrow('offline')
  expect(toasts()).toEqual([])
})
