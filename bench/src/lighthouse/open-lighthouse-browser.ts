import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort } from '../../../tools/src/process/free-port'
import { browserOptions } from '../site/open-browser'

/** A browser with its own profile that Lighthouse controls through its DevTools port. */
export interface LighthouseBrowser {
  context: BrowserContext
  port: number
  /** Empties the caches, because Lighthouse does not when it keeps the storage. */
  emptyCaches(): Promise<void>
  close(): Promise<void>
}

/** Opens the browser; the caller closes it. */
export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'superium-lighthouse-'))
  const options = await browserOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const emptyCaches = async (): Promise<void> => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.close()
  }
  const close = async (): Promise<void> => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { context, port, emptyCaches, close }
}
