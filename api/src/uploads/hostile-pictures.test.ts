import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import sharp from 'sharp'
import { drawPicture } from '../testing/draw-picture'
import { HOSTILE_PICTURES, PAYLOAD } from '../testing/hostile-pictures'
import { sendForm } from '../testing/send-form'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { openPictureProcess } from './picture-process'
import { uploads } from './table'

const URL = '/api/v1/user/pictures'
const MAX_MS = 1000
const MAX_BYTES = 200 * 1024 * 1024

let shop: TestShop
/** The picture process's resources for the last file. */
let cost = { ms: 0, bytes: 0 }
beforeAll(async () => {
  const pictureProcess = openPictureProcess({
    onCost: (spent) => {
      cost = spent
    },
  })
  shop = await openTestShop(undefined, {}, { pictureProcess })
})
afterEach(() => shop.db.delete(uploads))
afterAll(() => shop.close())

const stored = () => shop.db.select().from(uploads)

/**
 * Runs an upload and measures the processor milliseconds of both processes, which other load does not change, and their
 * memory growth in bytes.
 */
async function measured<T>(upload: () => Promise<T>) {
  let spent = await measureOnce(upload)
  // Jest's garbage collection can fall into one upload, but hardly into three.
  for (let tries = 1; tries < 3 && spent.ms >= MAX_MS; tries += 1) {
    await shop.db.delete(uploads)
    spent = await measureOnce(upload)
  }
  return spent
}

async function measureOnce<T>(upload: () => Promise<T>) {
  cost = { ms: 0, bytes: 0 }
  const before = process.memoryUsage().rss
  let most = before
  const sample = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const start = process.cpuUsage()
  const answer = await upload()
  clearInterval(sample)
  const { user, system } = process.cpuUsage(start)
  return { answer, ms: (user + system) / 1000 + cost.ms, bytes: most - before + cost.bytes }
}

test('the corpus has at least 40 files', () => {
  expect(Object.keys(HOSTILE_PICTURES).length).toBeGreaterThanOrEqual(40)
})

test.each(Object.entries(HOSTILE_PICTURES))('%s does no harm', async (_, hostile) => {
  const file = await hostile.make()
  const { name = 'picture.png', type = 'image/png', kept } = hostile
  const { answer, ms, bytes } = await measured(() => sendForm(shop.app, URL, { picture: { file, name, type } }, 'ada'))
  const rows = await stored()
  if (kept) {
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    expect(rows).toHaveLength(1)
    const image = rows[0]?.image ?? Buffer.alloc(0)
    expect((await sharp(image).metadata()).format).toBe('jpeg')
    for (const part of [PAYLOAD, 'script', '<?php', 'PK\x03\x04']) expect(image.includes(part)).toBe(false)
  } else {
    expect([400, 413]).toContain(answer.statusCode)
    expect(answer.json()).toEqual({ status: 'error', field: 'picture', message: expect.stringMatching(/picture/i) })
    expect(rows).toEqual([])
  }
  expect(ms).toBeLessThan(MAX_MS)
  expect(bytes).toBeLessThan(MAX_BYTES)
})

const HEAD =
  '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
const field = (name: string, value = '1') => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Bodies that are not a form with one picture. `{png}` stands for a valid picture. */
const HOSTILE_FORMS: Readonly<Record<string, string>> = {
  'no file': '--b--\r\n',
  'two files': `${HEAD}{png}\r\n${HEAD}{png}\r\n--b--\r\n`,
  'a second file under another name': `${HEAD}{png}\r\n${HEAD.replace('picture', 'other')}{png}\r\n--b--\r\n`,
  'a field of 10000 characters in its name': `${field('x'.repeat(10_000))}--b--\r\n`,
  'a field of a megabyte': `${field('picture', 'x'.repeat(1_000_000))}--b--\r\n`,
  '10000 fields': `${field('a').repeat(10_000)}--b--\r\n`,
  'a field called __proto__': `${field('__proto__')}--b--\r\n`,
  'a file called constructor': `${HEAD.replace('picture', 'constructor')}{png}\r\n--b--\r\n`,
  'a header of 200 KB': `--b\r\nX-A: ${'x'.repeat(200_000)}\r\n\r\n{png}\r\n--b--\r\n`,
  'a form inside a form': `${HEAD.replace('image/png', 'multipart/mixed; boundary=c')}--c\r\n\r\n{png}\r\n--c--\r\n--b--\r\n`,
  'a form that breaks off': `${HEAD}{png}`,
  'another boundary than it says': `${HEAD}{png}\r\n--b--\r\n`.replaceAll('--b', '--c'),
  nothing: '',
}

test.each(Object.entries(HOSTILE_FORMS))('a form with %s is refused in words', async (_, form) => {
  const png = (await drawPicture()).toString('latin1')
  const { answer } = await measureOnce(async () =>
    shop.app.inject({
      ...{ method: 'POST', url: URL, payload: Buffer.from(form.replaceAll('{png}', png), 'latin1') },
      headers: { authorization: 'Bearer ada', 'content-type': 'multipart/form-data; boundary=b' },
    }),
  )
  expect([400, 413, 415]).toContain(answer.statusCode)
  expect(answer.json().message).toMatch(/^[A-Z].*\.$/)
  expect(await stored()).toEqual([])
})

test('a content length that is not the content’s stores nothing, and the API goes on', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const png = (await drawPicture()).toString('latin1')
  const body = Buffer.from(`${HEAD}${png}\r\n--b--\r\n`, 'latin1')
  for (const length of [body.length - 100, body.length + 100_000]) {
    const head = `POST ${URL} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ada\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head)
        socket.end(body)
      })
      socket
        .resume()
        .on('close', () => resolve())
        .on('error', () => resolve())
    })
  }
  const rows = await stored()
  expect(rows.filter(({ width }) => width !== 400)).toEqual([])
  expect((await sendForm(shop.app, URL, { picture: { file: await drawPicture({ seed: 5 }) } }, 'ben')).statusCode).toBe(
    200,
  )
})
