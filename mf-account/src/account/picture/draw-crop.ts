import { type CropView, MIN_SIDE, type Size, squareOf } from './crop-geometry'

/** The longest side of a profile picture in pixels that the shop stores. */
const MAX_SIDE = 800

/** The chosen square as a JPEG on white. Rejects if the browser cannot draw it. */
export function drawCrop(image: HTMLImageElement, size: Size, view: CropView): Promise<Blob> {
  const { left, top, side } = squareOf(size, view)
  const canvas = document.createElement('canvas')
  const drawn = Math.round(Math.min(Math.max(side, MIN_SIDE), MAX_SIDE))
  canvas.width = drawn
  canvas.height = drawn
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('the browser has no canvas'))
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, drawn, drawn)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, drawn, drawn)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      0.92,
    ),
  )
}
