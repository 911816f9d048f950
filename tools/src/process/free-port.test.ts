import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from './free-port'

test('gives ports that can be listened on, no port twice, none that is lent to outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(new Set(ports).size).toBe(50)
  expect(Math.max(...ports)).toBeLessThan(32_768)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  server.close()
})

test('says so when no port of the address can be used', async () => {
  // TEST-NET-1 (RFC 5737) belongs to no machine.
  await expect(freePort('192.0.2.1')).rejects.toThrow('none is free')
})
