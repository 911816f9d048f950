/** A picture's scale (1 is the whole picture), and its centre's offset from the centre of its box in CSS pixels. */
export interface PictureTransform {
  scale: number
  x: number
  y: number
}

/** A point's offset from the centre of the box, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The sizes in CSS pixels that limit how far a picture may be moved. */
export interface Bounds {
  width: number
  height: number
  /** The side length of the square picture at scale 1. */
  side: number
}

/** Shows the whole picture. */
export const WHOLE: PictureTransform = { scale: 1, x: 0, y: 0 }

/** The maximum scale, and the scale of a double tap. */
export const LARGEST = 4
export const ENLARGED = 2.5

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The nearest transform that leaves no gap between the edges of picture and box. */
function bounded({ scale, x, y }: PictureTransform, { width, height, side }: Bounds): PictureTransform {
  const spare = (length: number): number => Math.max((side * scale - length) / 2, 0)
  return { scale, x: within(x, -spare(width), spare(width)), y: within(y, -spare(height), spare(height)) }
}

/** Changes the scale but keeps the part of the picture at `point` where it is. */
export function scaledAt(from: PictureTransform, scale: number, point: Point, bounds: Bounds): PictureTransform {
  const next = within(scale, 1, LARGEST)
  const move = (centre: number, fixed: number): number => fixed - ((fixed - centre) * next) / from.scale
  return bounded({ scale: next, x: move(from.x, point.x), y: move(from.y, point.y) }, bounds)
}

/** Moves the picture by a distance. */
export const movedBy = (from: PictureTransform, by: Point, bounds: Bounds): PictureTransform =>
  bounded({ ...from, x: from.x + by.x, y: from.y + by.y }, bounds)

/** Resets an enlarged picture, or enlarges a whole one at `point`. */
export const toggledAt = (from: PictureTransform, point: Point, bounds: Bounds): PictureTransform =>
  from.scale > 1 ? WHOLE : scaledAt(from, ENLARGED, point, bounds)
