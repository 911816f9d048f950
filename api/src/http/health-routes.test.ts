import Fastify from 'fastify'
import type { App } from './app'
import { healthRoutes } from './health-routes'

test('a process is ready until it stops, and alive while it answers; it needs no database', async () => {
  const app: App = Fastify({ return503OnClosing: false })
  healthRoutes(app, {})
  const stopping: unknown[] = []
  app.addHook('preClose', async () => {
    stopping.push(await ask('/readyz'), await ask('/livez'))
  })
  const ask = async (url: string) => {
    const answer = await fetch(origin + url)
    return [answer.status, await answer.json()]
  }
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const alive = [200, { status: 'success' }]
  expect(await ask('/livez')).toEqual(alive)
  expect(await ask('/readyz')).toEqual([200, { status: 'success', search: 'database' }])
  await app.close()
  expect(stopping).toEqual([[503, { status: 'error', search: 'database' }], alive])
})
