import { existsSync, statfsSync } from 'node:fs'
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

const SHARED_MEMORY = '/dev/shm'
const GIGABYTE = 2 ** 30

/** Whether browsers can share memory in memory. Playwright lets them use files on the disk, for containers with little. */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= GIGABYTE
}

/**
 * The tests that `cluster` runs on a database of several machines, from the home page to an order and the
 * administrator.
 */
const WITH_DATABASE = ['buying', 'checkout', 'orders', 'admin-order', 'admin-orders', 'search'].map(
  (name) => `${name}.spec.ts`,
)

/**
 * `SUPERIUM_URL` is the assembled site; `CHROMIUM_PATH` is an installed browser, otherwise Playwright's own is used.
 * `engines` also needs `FIREFOX_PATH` and `WEBKIT_DRIVER_PATH`, and skips the engine whose program is not named.
 * `balanced`, `faults` and `releases` need a site with two edges and two APIs. They and `logs` need `SUPERIUM_RUN`, the path
 * of its run lock. `faults` also needs `SUPERIUM_FAULTS`, the URL of the control server that breaks the database connection.
 */
export default defineConfig({
  outputDir: './test-results',
  // One worker more than the two cores of the smallest machine, because tests mostly wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Ten times what tests take on an idle machine, so that busy machines pass and a hang is found within a minute.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
    baseURL: process.env.SUPERIUM_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  projects: [
    // Its browsers are heavy, so it runs alone; as many as there are engines run side by side.
    { name: 'engines', testDir: './engines', fullyParallel: true },
    { name: 'site', testDir: './src', fullyParallel: true },
    ...(process.env.CITUS_URL
      ? [{ name: 'cluster', testDir: './src', testMatch: WITH_DATABASE, fullyParallel: true }]
      : []),
    // It builds and releases remotes, which must not happen during the tests of `site`.
    { name: 'docs', testDir: './docs' },
    // A shop of its own, which starts empty.
    { name: 'without-demo', testDir: './without-demo' },
    { name: 'balanced', testDir: './balanced', workers: 1 },
    // A fault affects the whole site, so tests run one at a time.
    { name: 'faults', testDir: './faults', workers: 1 },
    // Each test builds on the previous one.
    { name: 'releases', testDir: './releases', workers: 1 },
    // Reads what the others have left in the logs.
    { name: 'logs', testDir: './logs', workers: 1 },
  ],
})
