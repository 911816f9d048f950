import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { openDatabase } from '../database/database'
import type { App } from '../http/app'
import { testPictures } from '../testing/test-pictures'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { createCachedCatalogue } from './cached-catalogue'
import { readFirstMet } from './keep-warm'
import { readOwnAddress } from './read-own-address'

let shop: TestShop
/** Connections to the database of both APIs, and its far ends. */
const sockets = new Set<Socket>()
let isCut = false
const line = createServer((client) => {
  if (isCut) return void client.destroy()
  const { hostname, port } = new URL(shop.url)
  const server = connect({ host: hostname, port: Number(port) })
  for (const socket of [client, server]) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => {
      client.destroy()
      server.destroy()
    })
  }
  client.pipe(server).pipe(client)
})
const apis: App[] = []
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  shop = await openTestShop()
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const url = new URL(shop.url)
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  for (let number = 0; number < 2; number += 1) {
    const { db, close } = openDatabase(url.href, { onConnectionLost: () => {} })
    const catalogue = createCachedCatalogue({ db, pictures: testPictures }, 'on')
    const { app, close: closeShop } = await openTestShop(1, {}, { db, catalogue })
    apis.push(app)
    closers.push(closeShop, close)
  }
})
afterAll(async () => {
  isCut = true
  for (const socket of sockets) socket.destroy()
  for (const close of closers) await close()
  line.close()
  await shop.close()
})

test('without the database both APIs answer home, categories, first pages and their products, asked before or not', async () => {
  const products = await stock(
    shop,
    ...Array.from({ length: 4 }, () => newProduct({ featured: true })),
    newProduct({ category: 'Watch' }),
  )
  for (const app of apis) await readFirstMet(readOwnAddress(app))
  isCut = true
  for (const socket of sockets) socket.destroy()
  const ids = products.map(({ id }) => `/shop/data/${id}`)
  for (const address of [
    '/shop/categories',
    '/shop/sale',
    '/shop/products?page=0&size=5&collection=featured',
    '/shop/products?page=0&size=11&collection=best-seller',
    '/shop/categorywise?sortId=1&sort=mixed&page=0&size=5',
    '/shop/categorywise?sortId=1&sort=mixed&category=Watch&page=0&size=5',
    ...ids,
  ]) {
    const answers = await Promise.all(apis.map((app) => call(app, 'GET', `/api/v1${address}`)))
    expect([address, ...answers.map(({ statusCode }) => statusCode)]).toEqual([address, 200, 200])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    expect(answers[0]?.headers.age).toBeUndefined()
  }
  const now = performance.now() + 60_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const old = await Promise.all(apis.map((app) => call(app, 'GET', '/api/v1/shop/categories')))
  jest.restoreAllMocks()
  expect(old.map(({ headers }) => Number(headers.age) >= 60)).toEqual([true, true])
  const [unknown] = await Promise.all(apis.map((app) => call(app, 'GET', '/api/v1/shop/products?page=0&size=3')))
  expect(unknown?.statusCode).toBe(503)
})
