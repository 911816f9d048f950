import { late, Picture } from '@superium/shared/ui'
import { type KeyboardEvent, useRef } from 'react'
import css from './gallery.module.css'
import { galleryTexts } from './texts'

interface ThumbnailsProps {
  /** Prefix of the element ids of tabs and pictures. */
  id: string
  images: readonly string[]
  tones: readonly string[] | undefined
  shown: number
  onShow(index: number): void
}

/** Thumbnails as tabs (APG): one tab stop; arrows, Home and End select. */
export function Thumbnails({ id, images, tones, shown, onShow }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const { length } = images
    const [before, after] = [shown - 1, shown + 1]
    // Up and down work too, because wide screens stack the thumbnails.
    const goals = { ArrowRight: after, ArrowDown: after, ArrowLeft: before, ArrowUp: before, Home: 0, End: length - 1 }
    const goal = goals[event.key as keyof typeof goals] as number | undefined
    if (goal === undefined) return
    event.preventDefault()
    const next = (goal + length) % length
    onShow(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={galleryTexts.pictures} className={css.thumbnails} onKeyDown={move}>
      {images.map((image, index) => (
        <button
          key={image}
          {...late(`picture:${index}`)}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className={css.thumbnail}
          aria-label={galleryTexts.showPicture(index + 1)}
          aria-selected={index === shown}
          aria-controls={`${id}-${index}`}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onShow(index)}
        >
          <Picture src={image} tone={tones?.[index]} alt="" sizes="72px" />
        </button>
      ))}
    </div>
  )
}
