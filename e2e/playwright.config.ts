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

/**
 * The tests that `cluster` runs on a database of several machines, from the home page to an order and the
 * administrator.
 */
const WITH_DATABASE = ['buying', 'checkout', 'orders', 'admin-order', 'admin-orders', 'search'].map(
  (name) => `${name}.spec.ts`,
)

/**
 * `SUPERIUM_URL` is the assembled site; `CHROMIUM_PATH` is an installed browser, otherwise Playwright's own is used.
 * `balanced`, `faults` and `releases` need a site with two edges and two APIs, and `SUPERIUM_RUN`, the path of its run
 * lock. `faults` also needs `SUPERIUM_FAULTS`, the URL of the control server that breaks the database connection.
 */
export default defineConfig({
  outputDir: './test-results',
  // One worker more than the two cores of the smallest machine, because tests mostly wait.
  workers: 3,
  // A busy machine must not block a release; a test that passes on the second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  // Generous for slow machines, at no cost for fast ones.
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
    // A fault affects the whole site, so tests run one at a time.
    { name: 'faults', testDir: './faults', workers: 1 },
    // Each test builds on the previous one, so a retry cannot succeed.
    { name: 'releases', testDir: './releases', workers: 1, retries: 0 },
  ],
})
