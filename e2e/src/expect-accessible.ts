import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/**
 * All rules, and two that axe leaves out by default: what is tapped is 24 pixels high and wide, or apart; a button's name
 * contains the words that are seen, so that saying them presses it.
 */
const ALL = { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } }

/** The rules that depend on the theme's colours; the others give the same result in both themes. */
const OF_COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Links and options say a picture, a title and a price in one name, with commas that nobody sees. */
const BUTTONS = `axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button' }] })`

/** The page without the header, footer and menus around it, if those were checked on another page. */
export const WITHOUT_FRAME = { exclude: [':is(header, footer, nav):not(main *)'] }
type Part = string | typeof WITHOUT_FRAME

/**
 * Fails if axe finds something on the page, or in `part` of it (a selector) if the rest was checked
 * before: all rules in the light theme, and the colour rules in the dark theme.
 */
export async function expectAccessible(page: Page, where: string, part: Part = 'html'): Promise<void> {
  await page.evaluate(layOutAll)
  const scrolled = await page.evaluate(scrollToTop)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; ${BUTTONS}`)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await findings(page, part, ALL), `${where}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await findings(page, part, OF_COLOURS), `${where}, dark`).toEqual([])
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
}

/** A sticky header covers parts of what is scrolled under it, which `target-size` would count as small. */
function scrollToTop(): number {
  const before = window.scrollY
  window.scrollTo({ top: 0, behavior: 'instant' })
  return before
}

/** Lays out everything, because parts without layout keep the colours of the other theme. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}

/** The pages have no frames, and only violations count; leaving out the rest halves the time. */
function findings(page: Page, part: Part, rules: RunOptions): Promise<{ id: string; nodes: string[] }[]> {
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false }
  return page.evaluate(
    async ([within, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, how)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    [part, options] as const,
  )
}
