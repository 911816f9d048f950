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

/** Opens the Chromium of the end-to-end tests. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser(process.env)
  return chromium.launch({ args: FLAGS, handleSIGINT: false, ...(executablePath && { executablePath }) })
}
