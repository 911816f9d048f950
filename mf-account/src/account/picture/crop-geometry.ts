/** Width and height of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * The square of a picture that is shown: its centre in pixels, and the zoom relative to the largest square that fits.
 */
export interface CropView {
  zoom: number
  x: number
  y: number
}

/** The minimum side of a profile picture in pixels (spec §5). */
export const MIN_SIDE = 300

/** The maximum zoom at which the square still has enough pixels. */
export function maximumZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(width, height) / MIN_SIDE)
}

/** The largest square, centred. */
export function wholeView({ width, height }: Size): CropView {
  return { zoom: 1, x: width / 2, y: height / 2 }
}

/** The shown square, in pixels of the picture. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: CropView,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** The nearest view that lies within the picture. */
export function within(size: Size, view: CropView): CropView {
  const zoom = clamp(view.zoom, 1, maximumZoom(size))
  const half = Math.min(size.width, size.height) / zoom / 2
  return { zoom, x: clamp(view.x, half, size.width - half), y: clamp(view.y, half, size.height - half) }
}

/** Moves the picture under the square by fractions of the square's side: (0.1, 0) moves it to the right. */
export function moved(size: Size, view: CropView, right: number, down: number): CropView {
  const { side } = squareOf(size, view)
  return within(size, { ...view, x: view.x - right * side, y: view.y - down * side })
}

/** Zooms around the centre of the square. */
export function zoomed(size: Size, view: CropView, zoom: number): CropView {
  return within(size, { ...view, zoom })
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
