import sharp from 'sharp'

/** A picture of one colour with a lighter upper half; `seed` makes it another one. */
export function drawPicture({
  width = 400,
  height = 400,
  format = 'png',
  seed = 1,
}: Partial<{
  width: number
  height: number
  format: 'png' | 'jpeg' | 'gif' | 'webp'
  seed: number
}> = {}): Promise<Buffer> {
  const lower = { r: (seed * 37) % 200, g: (seed * 59) % 200, b: 90 }
  const upper = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#f5f0e0' } }
  return sharp({ create: { width, height, channels: 3, background: lower } })
    .composite([{ input: upper, gravity: 'north' }])
    .toFormat(format)
    .toBuffer()
}
