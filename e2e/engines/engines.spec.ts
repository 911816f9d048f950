import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { newShopper } from '../src/accounts'
import type { Driver } from './driver'
import { expectFaultsTold, realProblems } from './faulty-page'
import { findWares, shop } from './journey'
import { openChromium, openFirefox } from './puppeteer-driver'
import { openScriptGate } from './script-gate'
import { Visitor } from './visitor'
import { openWebKit } from './webkit-driver'

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env

const ENGINES: Record<string, ((storage: boolean) => Promise<Driver>) | undefined> = {
  Chromium: openChromium,
  Firefox: FIREFOX_PATH ? (storage) => openFirefox(storage, FIREFOX_PATH) : undefined,
  WebKit: WEBKIT_DRIVER_PATH ? (storage) => openWebKit(storage, WEBKIT_DRIVER_PATH) : undefined,
}

for (const [engine, open] of Object.entries(ENGINES))
  for (const storage of [true, false])
    test(`${engine}: a shopper finds, adds, signs in and orders${storage ? '' : ', with storage switched off'}`, async ({
      request,
      baseURL,
    }, info) => {
      test.skip(!open, `${engine} is not installed`)
      if (!open) return
      // A whole journey: 15 to 30 seconds on an idle machine.
      test.setTimeout(240_000)
      const wares = await findWares(request)
      const email = await newShopper({ request })
      const gate = await openScriptGate(baseURL ?? '')
      const driver = await open(storage).catch((error) => {
        gate.close()
        throw error
      })
      try {
        await expectFaultsTold(driver)
        await shop(new Visitor(driver, gate.address), { gate, wares, email, storage })
      } catch (error) {
        const path = info.outputPath('screenshot.png')
        const picture = await driver.screenshot().catch(() => undefined)
        if (picture) writeFileSync(path, picture)
        if (picture) await info.attach('screenshot', { path })
        throw error
      } finally {
        await driver.close()
        gate.close()
        // Soft, because they explain why the journey failed.
        expect.soft(realProblems(driver)).toEqual([])
      }
    })
