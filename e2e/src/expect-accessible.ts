import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What depends on the theme's colours; all the other rules read what both themes share. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Fails where axe finds something on the page as it stands, or in `part` of it (a selector) where the rest was looked at
 * before: by every rule in light, by those of colours in dark too.
 */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(part)
  await page.evaluate(layOutAll)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNothing(axe(), `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothing(axe().withRules(OF_COLOURS), `${where}, dark`)
}

/** What is not laid out yet keeps the other theme's colours until it is. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}

async function expectNothing(axe: AxeBuilder, where: string): Promise<void> {
  // There are no frames: without its second page for them axe takes half as long.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}
