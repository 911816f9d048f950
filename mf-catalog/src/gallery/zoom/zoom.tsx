import { BackCloses, IconButton } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { galleryTexts } from '../texts'
import { useSlides } from '../use-slides'
import { movedBy, type PictureTransform, toggledAt, WHOLE } from './picture-transform'
import { boxOf } from './use-gestures'
import css from './zoom.module.css'
import { ZoomPicture } from './zoom-picture'

interface ZoomProps {
  images: readonly string[]
  alts: readonly string[]
  tones: readonly string[] | undefined
  name: string
  /** Index of the first shown picture. */
  start: number
  /** Called with the index of each picture that comes into view. */
  onShow(index: number): void
  onClose(): void
}

/** CSS pixels by which an arrow key moves an enlarged picture. */
const STEP = 80
const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Pictures in full screen. Swipe or arrow keys change the picture; pinch, double tap, click or + enlarges it; Escape
 * and Back close.
 */
export default function Zoom({ images, alts, tones, name, start, onShow, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { track, shown, show } = useSlides(start)
  const [enlarged, setEnlarged] = useState({ index: start, transform: WHOLE })
  const transform = enlarged.index === shown ? enlarged.transform : WHOLE
  const setTransform = (next: PictureTransform): void => setEnlarged({ index: shown, transform: next })
  const larger = transform.scale > 1
  useOpenDialog(dialog, () => {
    track.current?.scrollTo?.({ left: start * track.current.clientWidth, behavior: 'instant' })
  })
  const goTo = (index: number): void => {
    if (index < 0 || index >= images.length) return
    setTransform(WHOLE)
    show(index)
  }
  const toggle = (): void => {
    if (track.current) setTransform(toggledAt(transform, { x: 0, y: 0 }, boxOf(track.current).bounds))
  }
  const press = (event: KeyboardEvent): void => {
    const [x, y] = DIRECTIONS[event.key] ?? [0, 0]
    const goal = { Home: 0, End: images.length - 1 }[event.key]
    if (larger && (x || y) && track.current) {
      setTransform(movedBy(transform, { x: x * STEP, y: y * STEP }, boxOf(track.current).bounds))
    } else if (x) goTo(shown - x)
    else if (goal !== undefined) goTo(goal)
    else if ((event.key === '+' && !larger) || (event.key === '-' && larger)) toggle()
    else return
    event.preventDefault()
  }
  const leave = (): void => {
    onShow(shown)
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={css.zoom}
      aria-label={galleryTexts.zoomed(name)}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onKeyDown={press}
    >
      <BackCloses onBack={leave} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <div ref={track} className={`${css.track} ${larger ? css.still : ''}`} tabIndex={0}>
        {images.map((image, index) => (
          <ZoomPicture
            key={image}
            image={Math.abs(index - shown) < 2 ? image : undefined}
            tone={tones?.[index]}
            alt={alts[index] || galleryTexts.picture(name, index + 1)}
            transform={index === shown ? transform : WHOLE}
            hidden={index !== shown}
            onTransform={setTransform}
          />
        ))}
      </div>
      <p className={css.counter} role="status">
        {galleryTexts.counter(shown + 1, images.length)}
      </p>
      <div className={css.tools}>
        <IconButton className={css.tool} label={larger ? galleryTexts.smaller : galleryTexts.larger} onClick={toggle}>
          {larger ? <ZoomOut size={22} aria-hidden="true" /> : <ZoomIn size={22} aria-hidden="true" />}
        </IconButton>
        <IconButton className={css.tool} label={galleryTexts.close} autoFocus onClick={leave}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {images.length > 1 && (
        <>
          <IconButton
            className={`${css.tool} ${css.previous}`}
            label={galleryTexts.previous}
            aria-disabled={shown === 0}
            onClick={() => goTo(shown - 1)}
          >
            <ChevronLeft size={24} aria-hidden="true" />
          </IconButton>
          <IconButton
            className={`${css.tool} ${css.next}`}
            label={galleryTexts.next}
            aria-disabled={shown === images.length - 1}
            onClick={() => goTo(shown + 1)}
          >
            <ChevronRight size={24} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </dialog>
  )
}

/** Opens the dialog while it is mounted; closing it returns the focus. */
function useOpenDialog(dialog: { current: HTMLDialogElement | null }, opened: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    opened()
    return () => element?.close()
  }, [])
}
