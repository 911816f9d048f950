import { type APIRequestContext, expect } from '@playwright/test'

/** The paths that other visitors request. */
export const CATALOGUE = [
  '/api/v1/shop/products?page=0&size=5',
  '/api/v1/shop/categorywise?category=books&page=0&size=20&sortId=1&min=0&max=3001',
  '/api/v1/shop/categories',
] as const
const PAGES = ['/', '/category?category=books', '/readyz'] as const

/** Requests everything often enough that both APIs and both edges have answered it. */
export async function warmUp(request: APIRequestContext): Promise<void> {
  for (const path of [...CATALOGUE, ...PAGES]) {
    const get = async () => {
      await expect(await request.get(path, { headers: { accept: 'text/html,*/*' } })).toBeOK()
    }
    await expect(() => Promise.all(Array.from({ length: 6 }, get))).toPass()
  }
}

/**
 * Visits until `stop` is called. It resolves to the number of answers, and to those that were neither 200 nor an error
 * message of the shop.
 */
export function visitAround(request: APIRequestContext): { stop(): Promise<{ answers: number; bad: string[] }> } {
  let stopped = false
  let answers = 0
  const bad: string[] = []
  const visit = async (path: string): Promise<void> => {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*' }, timeout: 60_000 })
    const said = answer.status() === 200 || /try again/i.test(await answer.text())
    answers += 1
    if (!said) bad.push(`${path} ${answer.status()}`)
  }
  const failed = (path: string) => (error: Error) => {
    bad.push(`${path} ${error.message}`)
    // The test has ended before it called `stop`.
    if (/has been closed|disposed|Test ended/.test(error.message)) stopped = true
  }
  const go = async (paths: readonly string[]): Promise<void> => {
    while (!stopped) for (const path of paths) if (!stopped) await visit(path).catch(failed(path))
  }
  const visitors = Promise.all([go(CATALOGUE), go(PAGES)])
  return {
    async stop() {
      stopped = true
      await visitors
      return { answers, bad }
    },
  }
}
