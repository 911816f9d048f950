import { defineConfig } from '@playwright/test'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What `cluster` tries on a database of several machines: from the home page to an order and to the administrator. */
const WITH_DATABASE = ['buying', 'checkout', 'orders', 'admin-order', 'admin-orders', 'search'].map(
  (name) => `${name}.spec.ts`,
)

/**
 * The assembled site is at `SUPERIUM_URL`; `CHROMIUM_PATH` names an installed browser, else Playwright's own is used.
 * `balanced`, `faults` and `releases` need a site with two edges and two APIs, and `SUPERIUM_RUN`, the path of its run lock;
 * `faults` also needs `SUPERIUM_FAULTS`, the address at which `npm test` breaks the line to the database.
 */
export default defineConfig({
  outputDir: './test-results',
  // One worker more than the two cores of the smallest machine, because tests mostly wait.
  workers: 3,
  // A busy machine must not block a release; a test that passes at the second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  // What a slow machine needs costs a fast one nothing.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  use: {
    baseURL: process.env.SUPERIUM_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  projects: [
    { name: 'site', testDir: './src', fullyParallel: true },
    { name: 'cluster', testDir: './src', testMatch: WITH_DATABASE, fullyParallel: true },
    // It builds and releases remotes, which must not happen during the tests of `site`.
    { name: 'docs', testDir: './docs', workers: 1 },
    { name: 'balanced', testDir: './balanced', workers: 1 },
    // A fault concerns the whole site, so one test at a time.
    { name: 'faults', testDir: './faults', workers: 1 },
    // Each test builds on the one before, so a second try cannot succeed.
    { name: 'releases', testDir: './releases', workers: 1, retries: 0 },
  ],
})
