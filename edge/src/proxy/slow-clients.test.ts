import { request } from 'node:http'
import { closeAfterEach } from '../testing/close-after-each'
import { startSiteOverApi } from '../testing/start-site-over-api'

closeAfterEach()
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setTimeout', 'clearTimeout'] as const),
    ],
  })
})
afterEach(() => jest.useRealTimers())

test('a body that trickles is ended here and at the API', async () => {
  let ended: () => void = () => {}
  let begun: () => void = () => {}
  const atApi = new Promise<void>((resolve) => (ended = resolve))
  const reached = new Promise<void>((resolve) => (begun = resolve))
  const origin = await startSiteOverApi((incoming) => {
    incoming.resume().once('close', () => ended())
    begun()
  })
  const sending = request(`${origin}/api/v1/user/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) =>
    sending.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject),
  )
  sending.write('--x')
  await reached
  jest.advanceTimersByTime(45_000)
  expect(await answered).toBe(408)
  await atApi
})
