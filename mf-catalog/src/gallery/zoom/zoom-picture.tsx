import { Picture } from '@superium/shared/ui'
import { useRef } from 'react'
import type { PictureTransform } from './picture-transform'
import { useGestures } from './use-gestures'
import css from './zoom.module.css'

interface ZoomPictureProps {
  /** Undefined while the shown picture is far away, so that this one does not load. */
  image: string | undefined
  tone: string | undefined
  alt: string
  transform: PictureTransform
  hidden: boolean
  onTransform(next: PictureTransform): void
}

/** One picture of the row, which touch and mouse can enlarge and move. */
export function ZoomPicture({ image, tone, alt, transform, hidden, onTransform }: ZoomPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  useGestures(box, transform, onTransform)
  const { scale, x, y } = transform
  return (
    <div ref={box} className={`${css.slide} ${scale > 1 ? css.larger : ''}`} aria-hidden={hidden || undefined}>
      <div className={css.picture} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <Picture src={image} tone={tone} alt={alt} sizes={scale > 1 ? '250vw' : '100vw'} critical />
      </div>
    </div>
  )
}
