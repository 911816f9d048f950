/** How a picture lies in its box: its scale from 1, and its centre's distance from the box's centre in CSS pixels. */
export interface PictureTransform {
  scale: number
  x: number
  y: number
}

/** A point as its distance from the box's centre, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The sizes in CSS pixels that bound how far a picture may be moved. */
export interface Bounds {
  width: number
  height: number
  /** The side of the square picture at scale 1. */
  side: number
}

/** The whole picture. */
export const WHOLE: PictureTransform = { scale: 1, x: 0, y: 0 }

/** The largest scale, and that of a double tap. */
export const LARGEST = 4
export const ENLARGED = 2.5

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The transform moved back to where no gap shows between the picture's edge and the box's. */
function bounded({ scale, x, y }: PictureTransform, { width, height, side }: Bounds): PictureTransform {
  const spare = (length: number): number => Math.max((side * scale - length) / 2, 0)
  return { scale, x: within(x, -spare(width), spare(width)), y: within(y, -spare(height), spare(height)) }
}

/** The picture at another scale, while what lies at `point` stays there. */
export function scaledAt(from: PictureTransform, scale: number, point: Point, bounds: Bounds): PictureTransform {
  const next = within(scale, 1, LARGEST)
  const move = (centre: number, fixed: number): number => fixed - ((fixed - centre) * next) / from.scale
  return bounded({ scale: next, x: move(from.x, point.x), y: move(from.y, point.y) }, bounds)
}

/** The picture moved by a distance. */
export const movedBy = (from: PictureTransform, by: Point, bounds: Bounds): PictureTransform =>
  bounded({ ...from, x: from.x + by.x, y: from.y + by.y }, bounds)

/** A picture that is enlarged becomes whole, a whole one is enlarged at `point`. */
export const toggledAt = (from: PictureTransform, point: Point, bounds: Bounds): PictureTransform =>
  from.scale > 1 ? WHOLE : scaledAt(from, ENLARGED, point, bounds)
