import type { Browser, BrowserContext } from '@playwright/test'

/** How Chromium's messages name what a content security policy or Trusted Types have blocked. */
const VIOLATION = /Content.Security.Policy|TrustedHTML|TrustedScript|Trusted Type/i
const SEEN = 'blocked by the Content Security Policy:'

/**
 * Adds to `violations` whatever the content security policy blocks, in all pages and frames of every context that
 * `browser` opens from now on.
 */
export function watchViolations(browser: Browser, violations: string[]): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await watchContext(context, violations)
    return context
  }
}

async function watchContext(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) violations.push(`${message.text()} (${message.page()?.url()})`)
  })
  await context.addInitScript((seen) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      console.warn(seen, effectiveDirective, blockedURI, sourceFile, sample),
    )
  }, SEEN)
}
