import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { checkPorts } from './check-ports'
import { freePort } from './free-port'

const use = (port: number, setting: string) => ({ port, host: '127.0.0.1', user: 'the site', setting })
let holder: Server

beforeEach(async () => {
  holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
})

afterEach(() => {
  holder.close()
})

const held = (): number => {
  const address = holder.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a taken port is named with the setting that moves it', async () => {
  await expect(checkPorts([use(held(), 'SUPERIUM_PORT')])).rejects.toThrow(
    `Port ${held()} for the site is taken: free it, or set SUPERIUM_PORT to another port.`,
  )
})

test('a free port is fine, and free again after the check', async () => {
  const port = await freePort()
  await checkPorts([use(port, 'SUPERIUM_PORT')])
  await expect(checkPorts([use(port, 'SUPERIUM_PORT')])).resolves.toBeUndefined()
})

test('one port for two is refused, also where it may be taken', async () => {
  const port = await freePort()
  const uses = [use(port, 'SUPERIUM_PORT'), { ...use(port, 'SUPERIUM_DB_PORT'), mayBeTaken: true }]
  await expect(checkPorts(uses)).rejects.toThrow(`SUPERIUM_DB_PORT and SUPERIUM_PORT are both ${port}`)
})

test('a port that may be taken is not tried', async () => {
  await expect(checkPorts([{ ...use(held(), 'SUPERIUM_DB_PORT'), mayBeTaken: true }])).resolves.toBeUndefined()
})
