import { type RefObject, useEffect, useRef } from 'react'
import {
  type Bounds,
  movedBy,
  type PictureTransform,
  type Point,
  scaledAt,
  toggledAt,
  WHOLE,
} from './picture-transform'

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 300
const TAP_PIXELS = 24

/** A pinch that ends below this scale resets the picture to the whole. */
const ALMOST_WHOLE = 1.05

interface Gesture {
  from: PictureTransform
  middle: Point
  /** Distance between two fingers in CSS pixels; 0 with one finger or the mouse. */
  distance: number
  moved: boolean
}

/** The limits for moving a picture in a box, and the position of an event in that box. */
export function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const bounds: Bounds = { width, height, side: Math.min(width, height) }
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
    x: clientX - left - width / 2,
    y: clientY - top - height / 2,
  })
  return { bounds, pointOf }
}

/**
 * Handles pinch, double tap and drag on a picture, and click, drag and Ctrl+wheel of a mouse. While the picture is
 * whole, the browser handles one finger and scrolls to the next picture.
 */
export function useGestures(
  box: RefObject<HTMLElement | null>,
  transform: PictureTransform,
  onTransform: (next: PictureTransform) => void,
): void {
  const latest = useRef({ transform, onTransform })
  latest.current = { transform, onTransform }
  useEffect(() => (box.current ? listen(box.current, latest) : undefined), [box])
}

function listen(
  element: HTMLElement,
  latest: { current: { transform: PictureTransform; onTransform: (next: PictureTransform) => void } },
): () => void {
  let gesture: Gesture | null = null
  let lastTap = { at: 0, point: { x: 0, y: 0 } }
  const set = (next: PictureTransform): void => {
    latest.current.transform = next
    latest.current.onTransform(next)
  }
  const begin = (points: readonly Point[]): void => {
    gesture = { from: latest.current.transform, middle: middleOf(points), distance: distanceOf(points), moved: false }
  }
  const follow = (points: readonly Point[], bounds: Bounds): void => {
    if (!gesture) return
    const { from, middle, distance } = gesture
    const now = middleOf(points)
    const by = { x: now.x - middle.x, y: now.y - middle.y }
    gesture.moved ||= Math.hypot(by.x, by.y) > TAP_PIXELS / 4
    const scaled = distance > 0 ? scaledAt(from, (from.scale * distanceOf(points)) / distance, middle, bounds) : from
    set(movedBy(scaled, by, bounds))
  }
  const isOurs = ({ touches }: TouchEvent): boolean => touches.length > 1 || latest.current.transform.scale > 1

  const onTouchStart = (event: TouchEvent): void => {
    const points = pointsOf(event, element)
    begin(points)
    if (isOurs(event) && event.cancelable) event.preventDefault()
  }
  const onTouchMove = (event: TouchEvent): void => {
    if (!gesture) return
    // The browser is already scrolling.
    if (!event.cancelable) gesture.moved = true
    else if (isOurs(event)) {
      event.preventDefault()
      follow(pointsOf(event, element), boxOf(element).bounds)
    } else {
      const { x, y } = middleOf(pointsOf(event, element))
      gesture.moved ||= Math.hypot(x - gesture.middle.x, y - gesture.middle.y) > TAP_PIXELS / 2
    }
  }
  const onTouchEnd = (event: TouchEvent): void => {
    if (event.touches.length > 0) {
      begin(pointsOf(event, element))
      return
    }
    const tapped = gesture && !gesture.moved && gesture.distance === 0 ? gesture.middle : null
    gesture = null
    if (latest.current.transform.scale < ALMOST_WHOLE && latest.current.transform !== WHOLE) set(WHOLE)
    if (!tapped) return
    const { at, point } = lastTap
    const near = Math.hypot(tapped.x - point.x, tapped.y - point.y) < TAP_PIXELS
    const double = near && event.timeStamp - at < DOUBLE_TAP_MS
    lastTap = { at: double ? 0 : event.timeStamp, point: tapped }
    if (double) set(toggledAt(latest.current.transform, tapped, boxOf(element).bounds))
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    begin([boxOf(element).pointOf(event)])
    element.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !gesture) return
    const { bounds, pointOf } = boxOf(element)
    follow([pointOf(event)], bounds)
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !gesture) return
    const { moved, middle } = gesture
    gesture = null
    if (!moved) set(toggledAt(latest.current.transform, middle, boxOf(element).bounds))
  }
  const onWheel = (event: WheelEvent): void => {
    // Trackpads report a pinch as Ctrl+wheel.
    if (!event.ctrlKey) return
    event.preventDefault()
    const { bounds, pointOf } = boxOf(element)
    const { transform } = latest.current
    set(scaledAt(transform, transform.scale * Math.exp(-event.deltaY / 100), pointOf(event), bounds))
  }
  const handlers = Object.entries({
    touchstart: onTouchStart,
    touchmove: onTouchMove,
    touchend: onTouchEnd,
    touchcancel: () => (gesture = null),
    pointerdown: onPointerDown,
    pointermove: onPointerMove,
    pointerup: onPointerUp,
    wheel: onWheel,
  }) as [string, EventListener][]
  for (const [type, handler] of handlers) element.addEventListener(type, handler, { passive: false })
  return () => {
    for (const [type, handler] of handlers) element.removeEventListener(type, handler)
  }
}

const pointsOf = ({ touches }: TouchEvent, element: Element): Point[] => [...touches].map(boxOf(element).pointOf)

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
})

const distanceOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
