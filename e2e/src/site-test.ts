import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { accounts, signIn } from './accounts'
import { watchViolations } from './watch-violations'

export { expect, type Page }

type Person = 'buyer' | 'seller' | 'admin'
/** What a browser keeps of a session. */
type Session = Awaited<ReturnType<BrowserContext['storageState']>>

interface WorkerFixtures {
  /** The session of a demo account, for which each worker signs in once, by the sign-in page. */
  sessionOf: (person: Person) => Promise<Session>
  /** Violations of the content security policy in this worker's pages. */
  violations: string[]
  /** Fails the run when the site counts reports of violations. */
  violationReports: undefined
}

interface SiteFixtures {
  /** The demo account that is signed in from the start, by `test.use({ as: 'admin' })`; by default nobody. */
  as: Person | undefined
  /** Fails every test in which the content security policy blocks something, in any page. */
  nothingBlocked: undefined
  allowed: { patterns: RegExp[] }
  watched: Page
  /** Opens a page in a browser context of its own, which is watched as well and closed at the end. */
  openWatched: (options?: BrowserContextOptions) => Promise<Page>
}

/** Collects a page's problems from now on: uncaught errors and error messages of the console. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  return problems
}

/** The violations that browsers have reported to the site under test since it started. */
async function reportedViolations(site = ''): Promise<{ total: number; kinds: object[] }> {
  return (await fetch(`${site}/dev/csp-reports`)).json() as Promise<{ total: number; kinds: object[] }>
}

const expectNone = (problems: readonly string[], allowed: { patterns: RegExp[] }): void =>
  expect(problems.filter((problem) => !allowed.patterns.some((pattern) => pattern.test(problem)))).toEqual([])

/**
 * Pages whose errors fail the test: uncaught ones, and every console error that is not a failed
 * request. `allowed` takes patterns of errors that the test causes.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const sessions = new Map<Person, Promise<Session>>()
      const signInAs = async (person: Person): Promise<Session> => {
        const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
        const page = await context.newPage()
        await page.goto('/signin')
        await signIn(page, accounts[person])
        const session = await context.storageState({ indexedDB: true })
        await context.close()
        return session
      }
      await use((person) => {
        const session = sessions.get(person) ?? signInAs(person)
        sessions.set(person, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  as: [undefined, { option: true }],
  storageState: async ({ as, sessionOf, storageState }, use) => use(as ? await sessionOf(as) : storageState),
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      watchViolations(browser, violations)
      await use(violations)
    },
    { scope: 'worker', auto: true },
  ],
  violationReports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      const { baseURL } = project.use
      const before = await reportedViolations(baseURL)
      await use(undefined)
      const after = await reportedViolations(baseURL)
      expect(after.total, JSON.stringify(after.kinds)).toBe(before.total)
    },
    { scope: 'worker', auto: true },
  ],
  nothingBlocked: [
    async ({ violations }, use) => {
      violations.length = 0
      await use(undefined)
      expect(violations, 'blocked by the content security policy').toEqual([])
    },
    { auto: true },
  ],
  // A list of each test, because tests add to it; in an object, because Playwright reads a bare list as a value with options.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  allowed: async ({}, use) => use({ patterns: [] }),
  watched: async ({ page, allowed }, use) => {
    const problems = problemsOf(page)
    await use(page)
    expectNone(problems, allowed)
  },
  openWatched: async ({ browser, allowed }, use) => {
    const opened: { page: Page; problems: string[] }[] = []
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage()
      opened.push({ page, problems: problemsOf(page) })
      return page
    })
    for (const { page } of opened) await page.context().close()
    expectNone(
      opened.flatMap(({ problems }) => problems),
      allowed,
    )
  },
})
