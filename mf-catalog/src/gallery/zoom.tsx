import { Button, Dialog, IconButton, Picture } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { detailTexts } from '../detail-texts'
import { texts } from '../texts'
import css from './zoom.module.css'

interface ZoomProps {
  images: readonly string[]
  name: string
  /** The picture to begin with. */
  start: number
  onClose(): void
}

/** A point of the picture, each coordinate from 0 to 1. */
interface Point {
  x: number
  y: number
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** The pictures as large as the window, and larger: a press goes closer there, scrolling moves about. */
export default function Zoom({ images, name, start, onClose }: ZoomProps) {
  const [index, setIndex] = useState(start)
  const [close, setClose] = useState<Point | null>(null)
  const view = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = view.current
    if (!box || !close) return
    box.scrollLeft = close.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = close.y * box.scrollHeight - box.clientHeight / 2
  }, [close])
  const press = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setClose(close ? null : { x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const turn = (by: number): void => {
    setClose(null)
    setIndex((index + by + images.length) % images.length)
  }
  return (
    <Dialog open onClose={onClose} title={texts.product.picture(name, index + 1)} look="wide">
      <div ref={view} className={css.view} tabIndex={close ? 0 : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the keyboard's way */}
        <div className={close ? css.large : css.whole} onClick={press}>
          <Picture
            key={index}
            src={images[index]}
            alt={texts.product.picture(name, index + 1)}
            sizes={close ? '1280px' : '(min-width: 700px) 600px, 90vw'}
            critical
          />
        </div>
      </div>
      <div className={css.bar}>
        {images.length > 1 && (
          <IconButton label={detailTexts.gallery.previous} onClick={() => turn(-1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
        )}
        <Button variant="secondary" size="small" onClick={() => setClose(close ? null : MIDDLE)}>
          {close ? <ZoomOut size={18} aria-hidden="true" /> : <ZoomIn size={18} aria-hidden="true" />}
          {close ? detailTexts.gallery.smaller : detailTexts.gallery.larger}
        </Button>
        {images.length > 1 && (
          <IconButton label={detailTexts.gallery.next} onClick={() => turn(1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </Dialog>
  )
}
