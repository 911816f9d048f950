import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The assembled site is at `SUPERIUM_URL`; `CHROMIUM_PATH` names an installed browser, else Playwright's own is used. */
export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the cores that are asked for: tests wait for much of their time.
  workers: 3,
  // A machine that is busy for seconds must not hold a release up; what passed at the second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: process.env.SUPERIUM_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      args: flags,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
})
