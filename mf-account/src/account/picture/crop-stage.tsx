import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type CropView, moved, type Size, squareOf, zoomed } from './crop-geometry'
import css from './picture.module.css'
import { pictureTexts as texts } from './texts'

interface CropStageProps {
  address: string
  image: RefObject<HTMLImageElement | null>
  /** Null while the picture loads. */
  size: Size | null
  view: CropView
  onSize(size: Size): void
  onView(view: CropView): void
  onBroken(): void
}

/** The distance that an arrow key moves the picture, as a fraction of the square. */
const STEP = 0.05
const ZOOM_STEP = 1.1

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The square in which the user positions the picture by dragging, two fingers, wheel, or arrow keys with + and −. */
export function CropStage({ address, image, size, view, onSize, onView, onBroken }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())

  useEffect(() => {
    const element = stage.current
    if (!element || !size) return
    // React's wheel listener is passive, so it could not stop the page from scrolling.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      onView(zoomed(size, view, view.zoom * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP)))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [size, view, onView])

  const press = (event: KeyboardEvent): void => {
    if (!size) return
    const by = arrows[event.key]
    const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key]
    if (by) onView(moved(size, view, ...by))
    else if (factor) onView(zoomed(size, view, view.zoom * factor))
    else return
    event.preventDefault()
  }

  const drag = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId)
    const width = stage.current?.clientWidth
    if (!before || !size || !width) return
    const [other] = [...pointers.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]))
    const now = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, now)
    if (other) {
      const apart = (place: { x: number; y: number }) => Math.hypot(place.x - other.x, place.y - other.y) || 1
      onView(zoomed(size, view, (view.zoom * apart(now)) / apart(before)))
    } else onView(moved(size, view, (now.x - before.x) / width, (now.y - before.y) / width))
  }
  const release = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId)

  const square = size && squareOf(size, view)
  const percent = (pixels: number): string => `${(pixels / (square?.side ?? 1)) * 100}%`
  return (
    <div
      ref={stage}
      className={css.stage}
      role="application"
      aria-label={texts.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        ref={image}
        src={address}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
        onError={onBroken}
        style={
          square && size
            ? { width: percent(size.width), left: percent(-square.left), top: percent(-square.top) }
            : { visibility: 'hidden' }
        }
      />
      <span className={css.ring} aria-hidden="true" />
    </div>
  )
}
