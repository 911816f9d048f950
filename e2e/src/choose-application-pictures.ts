import { expect, type Page } from '@playwright/test'
import { drawPicture } from './draw-picture'

/** Chooses the three pictures of the seller form, and waits for their previews. */
export async function chooseApplicationPictures(page: Page): Promise<void> {
  for (const [label, colour] of [
    ['Profile Picture', '#3a6ea5'],
    ['Logo', '#b5651d'],
    ['Cover Photo', '#4b7f52'],
  ] as const) {
    await page.getByLabel(label).setInputFiles(await drawPicture(page, `${label}.png`, colour))
    await expect(page.getByRole('img', { name: `${label}, as chosen` })).toBeVisible()
  }
}
