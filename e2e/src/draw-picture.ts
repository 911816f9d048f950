import type { Page } from '@playwright/test'

/** A picture file of one colour, drawn by the browser. */
export async function drawPicture(page: Page, name: string, colour: string, width = 400, height = width) {
  const data = await page.evaluate(
    ([fill, ...size]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size[0], height: size[1] })
      const pen = canvas.getContext('2d')
      if (!pen) return ''
      pen.fillStyle = fill
      pen.fillRect(0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [colour, width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}
