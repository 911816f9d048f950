import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../../../tools/src/test/ensure-browser'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The options with which Playwright starts the Chromium of the end-to-end tests. */
export async function browserOptions(): Promise<{ args: string[]; handleSIGINT: false; executablePath?: string }> {
  const executablePath = await ensureBrowser(process.env)
  return { args: FLAGS, handleSIGINT: false, ...(executablePath && { executablePath }) }
}

/** Opens the Chromium of the end-to-end tests. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await browserOptions())
}
