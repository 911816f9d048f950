import { closeAfterEach } from '../../testing/close-after-each'
import { ADMIN_TOKEN, ask, cartFiles, startReleaseSite } from '../../testing/start-release-site'

closeAfterEach()

test('a team ramps its version; the state and the history show it', async () => {
  const app = await startReleaseSite()
  await ask(app, 'PUT', '/mf-cart/1.1.0', { tar: cartFiles('1.1.0') })
  const body = { steps: [10, 50, 100], everyMinutes: 60, why: 'Wider' }
  const started = await ask(app, 'POST', '/mf-cart/1.1.0/ramp', { body })
  expect(started.data).toMatchObject({
    ...{ action: 'canary', changes: [{ version: '1.1.0', traffic: 10 }] },
    ramp: { change: 'start', steps: [10, 50, 100], everyMinutes: 60 },
  })
  const ramp = async () => (await ask(app, 'GET', '/mf-cart')).data.ramp
  expect(await ramp()).toMatchObject({ version: '1.1.0', by: { kind: 'team', name: 'mf-cart' }, why: 'Wider' })

  const change = (action: string) => ({ body: { action, version: '1.1.0' }, token: ADMIN_TOKEN })
  expect((await ask(app, 'POST', '/mf-cart/ramp', change('pause'))).data.ramp.change).toBe('pause')
  expect((await ramp()).nextAt).toBeNull()
  await ask(app, 'POST', '/mf-cart/ramp', change('stop'))
  expect(await ramp()).toBeUndefined()
  const { steps } = (await ask(app, 'GET', '/history?action=ramp')).data
  expect(steps.map((one: { ramp: { change: string } }) => one.ramp.change)).toEqual(['stop', 'pause'])
  expect((await ask(app, 'POST', '/mf-cart/ramp', change('resume'))).message).toBe('No ramp of mf-cart 1.1.0 runs.')
})

test.each([
  [{ steps: [10], everyMinutes: 0 }, 'everyMinutes must be'],
  [{ steps: [10], everyMinutes: 10_081 }, 'everyMinutes must be'],
  [{ steps: [], everyMinutes: 10 }, 'steps must be'],
  [{ steps: [50, 10], everyMinutes: 10 }, 'steps must be'],
  [{ steps: ['10'], everyMinutes: 10 }, 'steps must be'],
  [{ steps: [0, 101], everyMinutes: 10 }, 'steps must be'],
  [{ steps: Array.from({ length: 21 }, (_, index) => index + 1), everyMinutes: 10 }, 'steps must be'],
])('the ramp %j is refused', async (body, words) => {
  const app = await startReleaseSite()
  const answer = await ask(app, 'POST', '/mf-cart/1.0.0/ramp', { body })
  expect([answer.status, answer.message]).toEqual(['error', expect.stringContaining(words)])
})

test("a team cannot ramp another's name", async () => {
  const answer = await ask(await startReleaseSite(), 'POST', '/shell/1.0.0/ramp', { body: {} })
  expect(answer.message).toContain('cannot release shell')
})
