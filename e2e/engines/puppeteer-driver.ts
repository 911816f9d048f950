import { chromium } from '@playwright/test'
import { type Browser, launch } from 'puppeteer-core'
import type { Driver } from './driver'

/** Chromium, as for all other tests. Without `storage` its pages have no local storage. */
export const openChromium = async (storage: boolean): Promise<Driver> =>
  drive(
    await launch({
      executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
      args: ['--no-sandbox', '--disable-gpu', ...(storage ? [] : ['--disable-local-storage'])],
    }),
  )

/** An installed Firefox, through WebDriver BiDi. Without `storage` its pages have no local storage. */
export const openFirefox = async (storage: boolean, executablePath: string): Promise<Driver> =>
  drive(
    await launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'dom.storage.enabled': storage },
    }),
  )

async function drive(browser: Browser): Promise<Driver> {
  const [page = await browser.newPage()] = await browser.pages()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error('blocked by the Content Security Policy:', effectiveDirective, blockedURI),
    ),
  )
  return {
    evaluate: (work, given) => page.evaluate(work as (given: unknown) => never, given),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => [...problems],
    close: () => browser.close(),
  }
}
