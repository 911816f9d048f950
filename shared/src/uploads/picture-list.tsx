import { IconButton, Picture } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import css from './picture-list.module.css'
import { pictureListTexts as texts } from './picture-list-texts'
import { PicturesUpload } from './pictures-upload'
import type { UploadedPicture } from './upload-picture'
import { useMovedFocus } from './use-moved-focus'

/** A picture of a product: its address and alternative text. */
export interface ListedPicture {
  address: string
  alt: string
}

const MOST = 10
/** Indexes of a picture's buttons. */
const [EARLIER, LATER, REMOVE] = [0, 1, 2]

interface PictureListProps {
  pictures: readonly ListedPicture[]
  onChange(pictures: ListedPicture[]): void
  /** Why the pictures are refused. */
  error?: string | undefined
}

/** A product's pictures in their order, each with its alternative text, and an area to drop or choose more. */
export function PictureList({ pictures, onChange, error }: PictureListProps) {
  const { list, focus } = useMovedFocus()
  /** Index of the dragged picture, and of the one that it is over. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  // Uploads end one after the other, perhaps before the form has rendered the last one.
  const latest = useRef(pictures)
  useLayoutEffect(() => {
    latest.current = pictures
  }, [pictures])
  const take = ({ address }: UploadedPicture): string => {
    if (latest.current.some((one) => one.address === address)) return texts.twice
    if (latest.current.length >= MOST) return texts.full
    const next = [...latest.current, { address, alt: '' }]
    latest.current = next
    onChange(next)
    return ''
  }
  const move = (from: number, to: number): void => {
    const next = pictures.filter((_, index) => index !== from)
    next.splice(to, 0, ...pictures.slice(from, from + 1))
    onChange(next)
    focus(to, to < from ? EARLIER : LATER)
  }
  const drop = (to: number): void => {
    if (dragged === null || dragged === to) return
    const next = pictures.filter((_, index) => index !== dragged)
    next.splice(to, 0, ...pictures.slice(dragged, dragged + 1))
    onChange(next)
  }
  const endDrag = (): void => {
    setDragged(null)
    setOver(null)
  }
  const remove = (index: number): void => {
    onChange(pictures.filter((_, at) => at !== index))
    focus(Math.min(index, pictures.length - 2), REMOVE)
  }
  return (
    <>
      {pictures.length === 0 && <p className={css.text}>{texts.none}</p>}
      <ol ref={list} className={css.pictures}>
        {pictures.map((picture, index) => (
          <li
            key={picture.address}
            className={`${css.picture} ${dragged !== null && over === index ? css.target : ''}`}
            onDragOver={(event) => {
              // Files dragged in from outside belong to the upload area.
              if (dragged === null) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              drop(index)
              endDrag()
            }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keyboard */}
            <div
              className={css.handle}
              title={texts.drag}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', picture.address)
                setDragged(index)
              }}
              onDragEnd={endDrag}
            >
              <Picture src={picture.address} alt={texts.one(index + 1)} sizes="80px" className={css.image ?? ''} />
            </div>
            <div>
              <Alt
                number={index + 1}
                value={picture.alt}
                onChange={(alt) => onChange(pictures.map((one, at) => (at === index ? { ...one, alt } : one)))}
              />
              <IconButton
                label={texts.earlier(index + 1)}
                onClick={() => move(index, index - 1)}
                {...unavailable(index === 0 ? texts.isFirst : '')}
              >
                <ArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.later(index + 1)}
                onClick={() => move(index, index + 1)}
                {...unavailable(index === pictures.length - 1 ? texts.isLast : '')}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={texts.remove(index + 1)} onClick={() => remove(index)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <PicturesUpload room={MOST - pictures.length} error={error} onUploaded={take} />
    </>
  )
}

function Alt({ number, value, onChange }: { number: number; value: string; onChange(value: string): void }) {
  const id = useId()
  return (
    <div className={css.alt}>
      <label htmlFor={id}>{texts.alt(number)}</label>
      <input
        id={id}
        className={css.input}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
