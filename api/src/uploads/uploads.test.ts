import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { addSeller } from '../testing/add-seller'
import { drawPicture } from '../testing/draw-picture'
import { type FormPart, sendForm } from '../testing/send-form'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { keepUploads } from './keep-uploads'
import { uploads } from './table'
import { countUpload } from './upload-allowance'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.db.delete(uploads))
afterAll(() => shop.close())

const upload = (picture: FormPart, { token = 'ada', purpose = '' } = {}) =>
  sendForm(shop.app, `/api/v1/user/pictures${purpose && `?purpose=${purpose}`}`, { picture }, token)
const stored = () => shop.db.select().from(uploads)

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s is kept, and served in every size', async (format) => {
  const answer = await upload({ file: await drawPicture({ width: 500, height: 400, format }) })
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  expect(data).toEqual({
    key: expect.stringMatching(/^u1-[0-9a-f]{32}-[0-9a-f]{12}$/),
    address: `/media/${data.key}/640.webp`,
    width: 500,
    height: 400,
  })
  for (const file of ['96.avif', '640.webp', '1280.webp', '1280.jpg']) {
    const served = await shop.app.inject(`/media/${data.key}/${file}`)
    expect([file, served.statusCode]).toEqual([file, 200])
    const { width } = await sharp(served.rawPayload).metadata()
    expect(width).toBe(Number.parseInt(file, 10))
  }
  expect((await stored()).map(({ ownerId }) => ownerId)).toEqual(['ada'])
})

test('the tone of an upload is in its key: light above, dark below', async () => {
  const { key } = (await upload({ file: await drawPicture() })).json().data
  const [, upper = '', lower = ''] = /-(.{6})(.{6})$/.exec(key) ?? []
  expect(Number.parseInt(upper.slice(0, 2), 16)).toBeGreaterThan(200)
  expect(Number.parseInt(lower.slice(0, 2), 16)).toBeLessThan(120)
})

test('a picture is turned upright and made smaller, and its metadata are left out', async () => {
  const file = await sharp(await drawPicture({ width: 2400, height: 1200, format: 'jpeg' }))
    .withExif({
      IFD0: { Artist: '<script>alert(1)</script>' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data } = (await upload({ file }, { purpose: 'product' })).json()
  expect([data.width, data.height]).toEqual([800, 1600])
  const [row] = await stored()
  expect(row?.image.includes('script')).toBe(false)
  const { exif, orientation, icc, xmp } = await sharp(row?.image).metadata()
  expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
})

test('a profile picture is kept at 800 pixels', async () => {
  const { data } = (
    await upload({ file: await drawPicture({ width: 1200, height: 1000 }) }, { purpose: 'profile' })
  ).json()
  expect([data.width, data.height]).toEqual([800, 667])
})

test('the same picture is kept once, for whoever uploaded it first', async () => {
  const file = await drawPicture()
  const keys = [await upload({ file }), await upload({ file }, { token: 'ben' })].map(
    (answer) => answer.json().data.key,
  )
  expect(keys[0]).toBe(keys[1])
  expect((await stored()).map(({ ownerId }) => ownerId)).toEqual(['ada'])
})

test.each<[string, () => Promise<FormPart>, number, RegExp]>([
  ['a small one', async () => ({ file: await drawPicture({ width: 299 }) }), 400, /at least 300 × 300.*299 × 400/],
  ['a text', async () => ({ file: Buffer.from('hello') }), 400, /must be a JPEG, PNG, GIF or WebP/],
  ['an empty file', async () => ({ file: Buffer.alloc(0) }), 400, /Choose a picture/],
  ['more than 5 MB', async () => ({ file: Buffer.alloc(5 * 1024 * 1024 + 1, 1) }), 413, /5 MB or smaller/],
  ['a long one', async () => ({ file: await drawPicture({ width: 300, height: 1300 }) }), 400, /four times as long/],
  ['a text field', async () => 'a picture', 400, /no such field/],
])('%s is refused in words that name the field', async (_, picture, status, message) => {
  const answer = await upload(await picture())
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { status: 'error', field: 'picture', message: expect.stringMatching(message) },
  ])
  expect(await stored()).toEqual([])
})

test('a form is needed, and somebody who is signed in', async () => {
  const url = '/api/v1/user/pictures'
  const file = await drawPicture()
  expect((await sendForm(shop.app, url, { picture: { file } })).statusCode).toBe(401)
  expect((await call(shop.app, 'POST', url, { token: 'ada', body: {} })).json().message).toMatch(/multipart/)
  const raw = await shop.app.inject({
    ...{ method: 'POST', url, payload: file },
    headers: { 'content-type': 'image/png', authorization: 'Bearer ada' },
  })
  expect([raw.statusCode, raw.json().message]).toEqual([415, expect.stringMatching(/multipart/)])
})

test('an account may keep a number of pictures; more when its address is verified, and many when it sells', async () => {
  const image = Buffer.alloc(10)
  const fill = (ownerId: string, count: number) =>
    shop.db.insert(uploads).values(
      Array.from({ length: count }, (_, index) => ({
        ...{ key: `${ownerId}-${index}`, ownerId, image, width: 300, height: 300, createdAt: new Date() },
      })),
    )
  await fill('unverified', 12)
  await fill('ada', 40)
  await fill('seller-many', 50)
  await addSeller(shop, 'seller-many')
  const file = await drawPicture({ seed: 7 })
  for (const token of ['unverified', 'ada']) {
    const answer = await upload({ file }, { token })
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/as many pictures/)])
  }
  expect((await upload({ file }, { token: 'seller-many' })).statusCode).toBe(200)
  expect(await shop.db.select().from(uploads).where(eq(uploads.ownerId, 'ada'))).toHaveLength(40)
})

describe('uploads at the same moment', () => {
  const identity = { uid: 'eve', email: 'eve@shop.example', name: 'Eve', admin: false, seller: false }
  const picture = (number: number, bytes: number) => ({
    ...{ key: `u1-${number}`, image: Buffer.alloc(bytes, number), width: 300, height: 300 },
  })
  /** Stores 20 different pictures at once; resolves to the number stored. */
  async function keepTwenty(bytes: number): Promise<number> {
    const all = Array.from({ length: 20 }, (_, number) =>
      shop.db.transaction((tx) => keepUploads(tx, identity, [picture(number, bytes)])),
    )
    const results = await Promise.allSettled(all)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ statusCode: 409 })
    return results.filter(({ status }) => status === 'fulfilled').length
  }

  test('never exceed the number that an account may keep', async () => {
    await shop.db.insert(uploads).values({ ...picture(99, 10), ownerId: 'eve', createdAt: new Date() })
    expect(await keepTwenty(10)).toBe(11)
    expect(await stored()).toHaveLength(12)
  })

  test('never exceed the bytes that an account may keep', async () => {
    expect(await keepTwenty(4 * 1024 * 1024)).toBe(3)
    expect(await stored()).toHaveLength(3)
  })

  test('an administrator, who adds the shop’s own pictures, may upload more in a day than a buyer', async () => {
    const today = new Date('2026-04-15T10:00:00Z')
    const admin = { ...identity, uid: 'admin-of-pictures', admin: true, emailVerified: true }
    for (let count = 0; count < 210; count += 1) await countUpload(shop.db, admin, today)
    await expect(countUpload(shop.db, { ...admin, admin: false }, today)).rejects.toMatchObject({ statusCode: 429 })
  })

  test('are bounded by the day, and the next day begins anew', async () => {
    const today = new Date('2026-03-15T10:00:00Z')
    const counts = await Promise.allSettled(Array.from({ length: 53 }, () => countUpload(shop.db, identity, today)))
    const refused = counts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ statusCode: 429, message: expect.stringMatching(/tomorrow/) })
    await countUpload(shop.db, identity, new Date('2026-03-16T00:00:00Z'))
    await countUpload(shop.db, { ...identity, emailVerified: true }, new Date('2026-03-16T00:00:01Z'))
  })
})
