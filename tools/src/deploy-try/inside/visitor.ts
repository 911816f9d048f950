// What shoppers and the administrator do, as a program inside a container beside the balancer: `visitor.js COMMAND …`
// prints a line of JSON. It comes like a visitor behind a TLS proxy.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

interface Answer {
  status: number
  text: string
}

const PASSWORD = 'a long passphrase'
const TIMEOUT_MS = 20_000
/** How many visitors there are at once, and for how long each reads a page. */
const [VISITORS, PAUSE_MS] = [4, 60]

const agent = new Agent({ keepAlive: true })

function ask(method: string, path: string, { token = '', body }: { token?: string; body?: object } = {}) {
  const headers = {
    ...{ host: 'shop.example', 'x-forwarded-proto': 'https' },
    // Each from a network of its own, so that none uses up a fair share.
    'x-forwarded-for': `203.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  }
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: 'balancer', port: 3000, method, path, headers, agent, timeout: TIMEOUT_MS }
    const sent = request(options, async (response) => {
      let text = ''
      try {
        for await (const part of response) text += part
        resolve({ status: response.statusCode ?? 0, text })
      } catch (error) {
        reject(error)
      }
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`))).on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function data(method: string, path: string, options?: { token?: string; body?: object }) {
  const { status, text } = await ask(method, path, options)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
  return JSON.parse(text).data
}

async function identity(call: string, body: object): Promise<{ idToken: string }> {
  const answer = await fetch(`https://identitytoolkit.googleapis.com/v1/accounts:${call}?key=try`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { idToken: string }
}

const tokenOf = async (email: string): Promise<string> =>
  (await identity('signInWithPassword', { email, password: PASSWORD })).idToken

const products = (): Promise<{ _id: string; category: string }[]> => data('GET', '/api/v1/shop/products?page=0&size=5')

/** Asks for pages and calls until the standard input ends; resolves to what failed. */
async function traffic() {
  const [product] = await products()
  const paths = [
    ...['/', '/products', '/cart', `/category?category=${product?.category}`, `/product-detail/${product?._id}`],
    ...['/api/v1/shop/products?page=0&size=5', '/api/v1/shop/categories', `/api/v1/shop/data/${product?._id}`],
  ]
  const result = { requests: 0, slowestMs: 0, failed: [] as string[] }
  let ended = false
  process.stdin.on('end', () => {
    ended = true
  })
  process.stdin.resume()
  const visit = async (first: number): Promise<void> => {
    for (let n = first; !ended; n += 1) {
      const path = paths[n % paths.length] ?? '/'
      const began = Date.now()
      const status = await ask('GET', path).then((answer) => answer.status, String)
      result.requests += 1
      result.slowestMs = Math.max(result.slowestMs, Date.now() - began)
      if (status !== 200) result.failed.push(`${new Date(began).toISOString().slice(11, 23)} ${path}: ${status}`)
      await wait(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, n) => visit(n * 2)))
  return { ...result, failures: result.failed.length, failed: result.failed.slice(0, 20) }
}

const commands: Record<string, (...args: string[]) => Promise<unknown>> = {
  traffic,

  /** Signs up, follows the link of the e-mail, and opens the account. */
  async 'sign-up'(email = '') {
    const { idToken } = await identity('signUp', { email, password: PASSWORD, displayName: 'Ada' })
    await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    return data('GET', `/api/v1/user/get-me?email=${email}`, { token: await tokenOf(email) })
  },

  /** Orders two pieces of the first product; resolves to the order's number. */
  async order(email = '') {
    const [product] = await products()
    const lines = [{ productId: product?._id, quantity: 2 }]
    const quote = await data('POST', '/api/v1/shop/quote', { body: { products: lines } })
    const order = {
      ...{ name: 'Ada', email, phone: '01700000000', street: '12 Lake Road', district: 'Dhaka' },
      ...{ subDistrict: 'Dhanmondi', country: 'Bangladesh', postalCode: '1205', orderNotes: '' },
      ...{ paymentType: 'cash_on_delivery', products: lines, orderTotal: quote.orderTotal },
    }
    const token = await tokenOf(email)
    return (await data('POST', '/api/v1/shop/orderconfirm', { token, body: order })).orderNumber
  },

  /** The numbers of an account's orders. */
  async orders(email = '') {
    const found = await data('GET', `/api/v1/shop/userorders?email=${email}`, { token: await tokenOf(email) })
    return found.map(({ orderNumber }: { orderNumber: number }) => orderNumber)
  },

  /** How many products the shop lists. */
  async products() {
    return JSON.parse((await ask('GET', '/api/v1/shop/products?page=0&size=5')).text).count
  },

  /** The status of the administrator's summary, for this account. */
  async administrates(email = '') {
    return (await ask('GET', '/api/v1/admin/summary', { token: await tokenOf(email) })).status
  },

  /** The statuses of the home page and of the categories. */
  async statuses() {
    const paths = ['/', '/api/v1/shop/categories']
    return Promise.all(paths.map((path) => ask('GET', path).then(({ status }) => status, String)))
  },

  /** Waits to be asked. */
  idle: () => new Promise(() => setInterval(() => {}, 60_000)),
}

const [command = '', ...args] = process.argv.slice(2)
process.on('SIGTERM', () => process.exit(0))
try {
  console.log(JSON.stringify(await commands[command]?.(...args)))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
