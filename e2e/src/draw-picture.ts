import type { Page } from '@playwright/test'

/** A picture file of one colour, drawn by the browser. */
export async function drawPicture(page: Page, name: string, colour: string, size = 400) {
  const data = await page.evaluate(
    ([fill, side]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const pen = canvas.getContext('2d')
      if (!pen) return ''
      pen.fillStyle = fill
      pen.fillRect(0, 0, side, side)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [colour, size] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}
