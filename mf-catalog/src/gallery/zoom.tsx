import { Button, Dialog, IconButton, Picture } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { galleryTexts } from './texts'
import css from './zoom.module.css'

interface ZoomProps {
  images: readonly string[]
  name: string
  /** Index of the first shown picture. */
  start: number
  onClose(): void
}

/** A point of the picture; both coordinates from 0 to 1. */
interface Point {
  x: number
  y: number
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** The pictures in a dialog; a press enlarges at that point, and scrolling pans. */
export default function Zoom({ images, name, start, onClose }: ZoomProps) {
  const [index, setIndex] = useState(start)
  const [zoomedAt, setZoomedAt] = useState<Point | null>(null)
  const view = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = view.current
    if (!box || !zoomedAt) return
    box.scrollLeft = zoomedAt.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = zoomedAt.y * box.scrollHeight - box.clientHeight / 2
  }, [zoomedAt])
  const toggleZoom = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setZoomedAt(zoomedAt ? null : { x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const turnBy = (by: number): void => {
    setZoomedAt(null)
    setIndex((index + by + images.length) % images.length)
  }
  return (
    <Dialog open onClose={onClose} title={galleryTexts.picture(name, index + 1)} look="wide">
      <div ref={view} className={css.view} tabIndex={zoomedAt ? 0 : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button below */}
        <div className={zoomedAt ? css.large : css.whole} onClick={toggleZoom}>
          <Picture
            key={index}
            src={images[index]}
            alt={galleryTexts.picture(name, index + 1)}
            sizes={zoomedAt ? '1280px' : '(min-width: 700px) 600px, 90vw'}
            critical
          />
        </div>
      </div>
      <div className={css.bar}>
        {images.length > 1 && (
          <IconButton label={galleryTexts.previous} onClick={() => turnBy(-1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
        )}
        <Button variant="secondary" size="small" onClick={() => setZoomedAt(zoomedAt ? null : MIDDLE)}>
          {zoomedAt ? <ZoomOut size={18} aria-hidden="true" /> : <ZoomIn size={18} aria-hidden="true" />}
          {zoomedAt ? galleryTexts.smaller : galleryTexts.larger}
        </Button>
        {images.length > 1 && (
          <IconButton label={galleryTexts.next} onClick={() => turnBy(1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </Dialog>
  )
}
