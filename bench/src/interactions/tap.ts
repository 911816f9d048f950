import { setTimeout } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import type { ColdPage } from '../page-loads/cold-load'

/** Milliseconds between what brings the element into view and the finger. */
const AIM_MS = 500
/** Milliseconds that a finger stays on the glass. */
const PRESS_MS = 70

/**
 * A finger's tap on the middle of an element, as the browser gets it. `Locator.tap` first looks in the page's own thread
 * whether the tap would hit: at a quarter of the processor's speed tens of milliseconds, which no visitor pays.
 */
export async function tap({ session }: ColdPage, target: Locator): Promise<void> {
  // In the middle nothing that is fixed to an edge lies over it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await setTimeout(AIM_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
