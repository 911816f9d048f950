import { defineConfig } from '@playwright/test'
import balanced from './playwright.balanced.config'

/** Releases on the running site of two edges and APIs; each step builds on the one before, so nothing is tried twice. */
export default defineConfig({ ...balanced, testDir: './releases', retries: 0, timeout: 240_000 })
