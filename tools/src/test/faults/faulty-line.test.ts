import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { FaultyLine } from './faulty-line'

const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket))
const line = new FaultyLine(() => ({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port }))
let begin = 0

beforeAll(async () => {
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  begin = await line.listen()
})
afterEach(() => line.set({}))
afterAll(() => {
  line.close()
  echo.close()
})

test('answers come late while the line is slow, and in their order when it is mended meanwhile', async () => {
  const client = connect(begin, '127.0.0.1')
  await once(client, 'connect')
  line.set({ delayMs: 100 })
  const asked = performance.now()
  client.write('one ')
  const [first] = await once(client, 'data')
  expect(performance.now() - asked).toBeGreaterThanOrEqual(99)
  client.write('two ')
  await new Promise((resolve) => setTimeout(resolve, 50))
  line.set({})
  client.write('three')
  let said = String(first)
  while (!said.includes('three')) said += String((await once(client, 'data'))[0])
  expect(said).toBe('one two three')
  client.destroy()
})

test('a cut ends open connections and lets no new one hold', async () => {
  const client = connect(begin, '127.0.0.1').on('error', () => undefined)
  client.write('x')
  await once(client, 'data')
  const ended = once(client, 'close')
  line.set({ cut: true })
  await ended
  const next = connect(begin, '127.0.0.1').on('error', () => undefined)
  await once(next, 'close')
  line.set({})
  const again = connect(begin, '127.0.0.1')
  again.write('y')
  expect(String((await once(again, 'data'))[0])).toBe('y')
  again.destroy()
})
