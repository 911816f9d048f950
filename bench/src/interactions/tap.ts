import { setTimeout } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import type { ColdPage } from '../page-loads/cold-load'

/** Milliseconds from scrolling the element into view to the tap. */
const AIM_MS = 500
/** Duration of a tap in milliseconds. */
const PRESS_MS = 70

/**
 * Taps the middle of an element with touch events. Not `Locator.tap`, which first checks the target on the main thread;
 * that takes tens of milliseconds on a slowed processor.
 */
export async function tap({ session }: ColdPage, target: Locator): Promise<void> {
  // In the middle of the screen, no fixed bar covers the element.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await setTimeout(AIM_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
