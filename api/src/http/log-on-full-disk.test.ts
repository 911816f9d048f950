import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logOutput } from '@superium/shared/log-output'
import Fastify from 'fastify'

/** On Linux, every write to this device fails with ENOSPC, like on a full disk. */
const FULL = '/dev/full'
const onLinux = existsSync(FULL) ? test : test.skip

const logTo = (descriptor: number) => logOutput((bytes) => writeSync(descriptor, bytes), process.pid)

const folder = mkdtempSync(join(tmpdir(), 'superium-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

onLinux('a server whose log lies on a full disk answers', async () => {
  const descriptor = openSync(FULL, 'w')
  const app = Fastify({ logger: { level: 'warn', stream: logTo(descriptor) } })
  app.get('/', async ({ log }) => {
    log.error(new Error('something to write down'))
    return 'sold'
  })
  for (let times = 0; times < 3; times += 1) expect((await app.inject('/')).body).toBe('sold')
  await app.close()
  closeSync(descriptor)
})

test('once there is room again the log tells how many lines it lost, and why', () => {
  const path = join(folder, 'server.log')
  // Opened for reading only, so that writing a line fails.
  closeSync(openSync(path, 'w'))
  const descriptor = openSync(path, 'r')
  const log = logTo(descriptor)
  log.write('{"msg":"lost"}\n')
  log.write('{"msg":"lost, too"}\n')
  closeSync(descriptor)
  // The next opened file gets the lowest free descriptor.
  const writable = openSync(path, 'a')
  expect(writable).toBe(descriptor)
  log.write('{"msg":"kept"}\n')
  closeSync(writable)
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    '2 lines of this log could not be written (EBADF)',
    'kept',
  ])
})
