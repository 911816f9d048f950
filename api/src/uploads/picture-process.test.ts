import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { drawPicture } from '../testing/draw-picture'
import { openPictureProcess, type PictureProcess } from './picture-process'
import { startPictureProgram } from './start-picture-program'
import { uploadTexts } from './upload-texts'

const program = (source: string) => ['--input-type=module', '--eval', source]
/** Decoders that exit, never respond, or report their environment. */
const CRASHING = program("process.on('message', () => process.abort())")
const SILENT = program("process.on('message', () => {})")
const TELLING = program(`process.on('message', ({ field }) => process.send({
  refusal: { statusCode: 400, message: JSON.stringify(process.env), extra: { field } }, cost: { ms: 0, bytes: 0 },
}))`)

const job = (bytes: Uint8Array = Buffer.from('x'), field = 'picture') => ({
  ...{ field, purpose: 'product' as const },
  read: async () => bytes,
})
const damaged = { statusCode: 400, message: uploadTexts.damaged, extra: { field: 'picture' } }

let opened: PictureProcess[] = []
let children: ChildProcess[] = []
afterEach(() => {
  for (const one of opened) one.close()
  opened = []
  children = []
})

type Options = NonNullable<Parameters<typeof openPictureProcess>[0]>
/** Opens a process that starts these programs one after the other; undefined means the real one. */
function open(programs: (readonly string[] | undefined)[], options: Options = {}, mostBytes?: number): PictureProcess {
  const start = () => {
    const child = startPictureProgram(programs[Math.min(children.length, programs.length - 1)], mostBytes)
    children.push(child)
    return child
  }
  const process = openPictureProcess({ start, ...options })
  opened.push(process)
  return process
}

test('a crash of the decoder refuses its file only, and the next file gets another process', async () => {
  const pictures = open([CRASHING, undefined])
  const first = pictures.reencode('ada', job())
  const second = pictures.reencode('ben', job(await drawPicture({ width: 400, height: 300 })))
  await expect(first).rejects.toMatchObject(damaged)
  expect(await second).toMatchObject({ width: 400, height: 300, key: expect.stringMatching(/^u1-/) })
  expect(children).toHaveLength(2)
})

test('a file that never ends is given up, and one that fills the memory, too', async () => {
  const times = { job: 200, idle: 60_000 }
  await expect(open([SILENT], { times }).reencode('ada', job())).rejects.toMatchObject(damaged)
  await expect(open([undefined], {}, 1).reencode('ada', job(await drawPicture()))).rejects.toMatchObject(damaged)
})

test('a machine that can start no process refuses for now', async () => {
  const pictures = openPictureProcess({
    start: () => startPictureProgram(undefined, undefined, '/nowhere/node'),
  })
  await expect(pictures.reencode('ada', job())).rejects.toMatchObject({ statusCode: 503 })
})

test('the process has no secret of the API', async () => {
  process.env.PAYOUT_KEY = 'a secret'
  const told = open([TELLING]).reencode('ada', job())
  await expect(told).rejects.toMatchObject({ message: '{"NODE_ENV":"production"}' })
  delete process.env.PAYOUT_KEY
})

test('an idle process ends, and starts again with the next file', async () => {
  const pictures = open([TELLING], { times: { job: 20_000, idle: 1 } })
  await expect(pictures.reencode('ada', job())).rejects.toMatchObject({ statusCode: 400 })
  const [child] = children
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  await expect(pictures.reencode('ada', job())).rejects.toMatchObject({ statusCode: 400 })
  expect(children).toHaveLength(2)
})

test('a process that was killed while idle costs no file', async () => {
  const pictures = open([TELLING])
  await expect(pictures.reencode('ada', job())).rejects.toMatchObject({ message: expect.stringContaining('NODE_ENV') })
  children[0]?.kill('SIGKILL')
  await expect(pictures.reencode('ada', job())).rejects.toMatchObject({ message: expect.stringContaining('NODE_ENV') })
  expect(children).toHaveLength(2)
})

test('people take turns: many files of one keep nobody else waiting, and are bounded', async () => {
  const pictures = open([TELLING])
  const order: string[] = []
  const send = (caller: string) =>
    pictures
      .reencode(caller, job())
      .catch(({ statusCode }: { statusCode: number }) => order.push(`${caller} ${statusCode}`))
  const flood = Array.from({ length: 14 }, () => send('flood'))
  await Promise.all([...flood, send('ann')])
  expect(order.indexOf('ann 400')).toBeLessThanOrEqual(3)
  expect(order.filter((one) => one === 'flood 503')).toHaveLength(1)
})
