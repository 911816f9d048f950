import { type ClientRequest, request } from 'node:http'
import os from 'node:os'
import { mountSmallDisk, until } from '@superium/shared/testing/node'
import { drawPicture } from '../testing/draw-picture'
import { openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
let origin: string
beforeAll(async () => {
  shop = await openTestShop(undefined, {}, {}, { trustProxy: true })
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const one of sending.splice(0)) one.destroy()
})
afterAll(() => shop.close())

const BOUNDARY = 'frontier'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
const sending: ClientRequest[] = []

/** An upload of which the head and the first bytes are sent; `finish` sends the rest. */
function begin(token: string, ip: string, picture: Buffer) {
  const call = request(`${origin}/api/v1/user/pictures`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'x-forwarded-for': ip,
    },
  })
  sending.push(call)
  const answered = new Promise<number | undefined>((resolve) => {
    call.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', () => resolve(undefined))
  })
  call.write(HEAD)
  call.write(picture.subarray(0, 10))
  return {
    answered,
    leave: () => call.destroy(),
    finish: () => {
      call.write(picture.subarray(10))
      call.end(`\r\n--${BOUNDARY}--\r\n`)
      return answered
    },
  }
}

/** Waits until the API holds this many connections. */
const connections = (count: number) =>
  until(() => new Promise<boolean>((resolve) => shop.app.server.getConnections((_, open) => resolve(open === count))))

test('six accounts that trickle from three networks keep nobody from uploading', async () => {
  const picture = await drawPicture()
  const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
  for (const [account] of Array(6).entries())
    for (const ip of networks) for (let n = 0; n < 2; n += 1) begin(`unverified-${account}`, ip, picture)
  await connections(36)
  expect(await begin('ada', '198.51.100.1', picture).finish()).toBe(200)
  expect(await begin('unverified-zoe', '198.51.100.2', picture).finish()).toBe(200)
  expect(await begin('ben', '203.0.113.1', picture).finish()).toBe(200)
})

test('who leaves frees the place at once', async () => {
  const picture = await drawPicture()
  const ip = '203.0.113.7'
  const held = Array.from({ length: 4 }, () => begin('unverified-eve', ip, picture))
  await connections(4)
  const waiting = begin('unverified-eva', ip, picture).finish()
  held[0]?.leave()
  expect(await waiting).toBe(200)
})

const disk = mountSmallDisk(1)
afterAll(() => disk?.unmount())

;(disk ? test : test.skip)(
  'when the disk for arriving files is full, an upload is refused until it has room',
  async () => {
    const { path, fill, free } = disk as NonNullable<typeof disk>
    jest.spyOn(os, 'tmpdir').mockReturnValue(path)
    const picture = await drawPicture()
    fill()
    expect(await begin('ada', '198.51.100.1', picture).finish()).toBe(503)
    free()
    expect(await begin('ada', '198.51.100.1', picture).finish()).toBe(200)
  },
)
