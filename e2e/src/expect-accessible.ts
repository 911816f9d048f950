import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that depend on the theme's colours; the others give the same result in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Fails if axe finds something on the page, or in `part` of it (a selector) if the rest was checked
 * before: all rules in the light theme, and the colour rules in the dark theme.
 */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(part)
  await page.evaluate(layOutAll)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNothing(axe(), `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothing(axe().withRules(OF_COLOURS), `${where}, dark`)
}

/** Lays out everything, because parts without layout keep the colours of the other theme. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}

async function expectNothing(axe: AxeBuilder, where: string): Promise<void> {
  // The pages have no frames, and without frame support axe takes half as long.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}
