import { closeAfterEach } from '../../testing/close-after-each'
import { ask, cartFiles, releaseStore, startReleaseSite } from '../../testing/start-release-site'
import { startUpstream } from '../../testing/start-upstream'

closeAfterEach()

const row = (version: string, visits: number, failed: number) => ({
  ...{ remote: 'mf-cart', version, visits, failed, failures: {} },
  server: { visits: 0, failed: 0 },
})

test("a team reads its canary's page views beside those of the version for everybody", async () => {
  const asked: string[] = []
  const apiUrl = await startUpstream((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: [row('1.0.0', 900, 2), row('1.1.0', 100, 7)] }))
  })
  const app = await startReleaseSite(releaseStore(), { apiUrl, serviceToken: 's'.repeat(32), telemetryShare: 0 })
  expect((await ask(app, 'GET', '/mf-cart/evidence')).data).toBeNull()
  await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  expect((await ask(app, 'GET', '/mf-cart/evidence')).data).toMatchObject({
    canary: { version: '1.1.0', visits: 100, failed: 7 },
    stable: { version: '1.0.0', visits: 900, failed: 2 },
  })
  expect(asked.at(-1)).toMatch(/^\/internal\/telemetry\?from=.*remote=mf-cart$/)
  expect((await ask(app, 'GET', '/shell/evidence')).message).toContain('cannot release shell')
})

test('documents that fall silent as they do with every version are no evidence against a canary', async () => {
  const rows = [
    { ...row('1.0.0', 900, 9), failures: { silent: 9 } },
    { ...row('1.1.0', 100, 6), failures: { silent: 4, render: 2 } },
  ]
  const apiUrl = await startUpstream((_request, response) => response.end(JSON.stringify({ data: rows })))
  const app = await startReleaseSite(releaseStore(), { apiUrl, serviceToken: 's'.repeat(32), telemetryShare: 0 })
  await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  expect((await ask(app, 'GET', '/mf-cart/evidence')).data).toMatchObject({
    canary: { visits: 98, failed: 4 },
    stable: { visits: 891, failed: 0 },
  })
})

test('a site without telemetry has no evidence', async () => {
  const app = await startReleaseSite()
  await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  expect((await ask(app, 'GET', '/mf-cart/evidence')).data).toBeNull()
})
