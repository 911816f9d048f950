/** @jest-environment node */
import { collectGarbage } from '@superium/shared/testing/node'
import { requestWithTimeout } from './request-with-timeout'

test('the signal aborts at the time limit, even after a garbage collection', async () => {
  const { signal } = requestWithTimeout(new URL('http://shop.test/'), 300)
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
  await collectGarbage()
  await aborted
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
