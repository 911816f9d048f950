import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import type { Driver } from './driver'
import { Visitor } from './visitor'

/** In every message of the page's faults. */
const MARK = /faulty.page/

/** A console error, an uncaught error, a rejection that nobody handles, and a picture that the policy blocks. */
const PAGE = `<!doctype html><title>Faults</title><link rel="icon" href="/faulty-page.ico"><img src="/faulty-page.png" alt=""><script>
console.error('faulty page: said')
setTimeout(() => { throw new Error('faulty page: thrown') })
Promise.reject(new Error('faulty page: rejected'))
</script>`
const FAULTS = [
  /^console: .*faulty page: said/,
  /^uncaught: .*faulty page: thrown/,
  /^uncaught: .*faulty page: rejected/,
  /blocked by the Content Security Policy:? img-src .*faulty-page\.png/,
]

/** Opens a page with one fault of each kind, and waits until its driver has told all of them. */
export async function expectFaultsTold(driver: Driver): Promise<void> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "img-src 'none'" }).end(PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    await new Visitor(driver, `http://localhost:${port}`).open('/')
    const told = () => FAULTS.filter((fault) => driver.problems().some((problem) => fault.test(problem)))
    await expect.poll(told, 'the faults that the driver tells').toEqual(FAULTS)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** The problems that are not of the faulty page. */
export const realProblems = (driver: Driver): string[] => driver.problems().filter((problem) => !MARK.test(problem))
