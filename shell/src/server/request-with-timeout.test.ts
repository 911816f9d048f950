/** @jest-environment node */
import { collectGarbage } from '@superium/shared/testing/node'
import { requestWithTimeout } from './request-with-timeout'

test('its signal aborts in time, a garbage collection or not', async () => {
  const { signal } = requestWithTimeout(new URL('http://shop.test/'), 300)
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
  await collectGarbage()
  await aborted
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
