import { defineConfig } from '@playwright/test'
import site from './playwright.config'

/** Two of edge and API behind a balancer, at `SUPERIUM_URL`; `SUPERIUM_RUN` is the account of its processes. */
export default defineConfig({
  ...site,
  testDir: './balanced',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
})
