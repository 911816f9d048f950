import { Button } from '@superium/shared/ui'
import { useRef, useState } from 'react'
import { PictureField } from './picture-field'
import { pictureListTexts as texts } from './picture-list-texts'
import css from './pictures-upload.module.css'
import { uploadTexts } from './texts'
import type { UploadedPicture } from './upload-picture'
import { type QueuedPicture, usePictureQueue } from './use-picture-queue'

interface PicturesUploadProps {
  /** How many more pictures fit. */
  room: number
  /** Why the form's pictures are refused. */
  error?: string | undefined
  /** Gets each uploaded picture, in the order of the files; returns why it is refused, or an empty text. */
  onUploaded(picture: UploadedPicture): string
}

/** An area to choose or drop several pictures of a product at once, with progress and failure of each. */
export function PicturesUpload({ room, error, onUploaded }: PicturesUploadProps) {
  const { queue, add, retry, remove } = usePictureQueue('product', onUploaded)
  const [leftOut, setLeftOut] = useState(0)
  const [before, setBefore] = useState(room)
  if (room !== before) {
    setBefore(room)
    // There is room again, so the message would be wrong.
    if (room > before) setLeftOut(0)
  }
  const place = useRef<HTMLDivElement>(null)
  const coming = queue.filter(({ state }) => state !== 'failed').length
  const take = (files: readonly File[]): void => {
    const fit = Math.max(0, room - coming)
    setLeftOut(Math.max(0, files.length - fit))
    add(files.slice(0, fit))
  }
  const removeAndStay = (id: number): void => {
    remove(id)
    setLeftOut(0)
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place}>
      {room > 0 && (
        <PictureField
          name="picture"
          label={texts.add}
          hint={texts.addHint}
          error={leftOut > 0 ? texts.leftOut(leftOut) : error}
          onFiles={take}
        />
      )}
      {queue.length > 0 && (
        <ul className={css.queue} aria-label={texts.queue}>
          {queue.map((one) => (
            <Queued key={one.id} one={one} onRetry={() => retry(one.id)} onRemove={() => removeAndStay(one.id)} />
          ))}
        </ul>
      )}
      <output className="visually-hidden">{coming > 0 ? texts.coming(coming) : ''}</output>
    </div>
  )
}

function Queued({ one, onRetry, onRemove }: { one: QueuedPicture; onRetry(): void; onRemove(): void }) {
  const { file, state, progress, problem, again } = one
  const percent = Math.round(progress * 100)
  const sent = percent < 100 ? uploadTexts.uploading(percent) : uploadTexts.preparing
  return (
    <li className={css.one}>
      <span className={css.name}>{file.name}</span>
      {state === 'failed' ? (
        <span className={css.problem} role="alert">
          {problem}
        </span>
      ) : (
        <span className={css.progress}>
          <progress max={100} value={percent} aria-label={file.name} />
          {state === 'waiting' ? texts.waiting : sent}
        </span>
      )}
      <span className={css.buttons}>
        {state === 'failed' && again && (
          <Button variant="secondary" size="small" aria-label={texts.againOf(file.name)} onClick={onRetry}>
            {texts.again}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={state === 'failed' ? uploadTexts.removeOf(file.name) : uploadTexts.cancelOf(file.name)}
          onClick={onRemove}
        >
          {state === 'failed' ? uploadTexts.remove : uploadTexts.cancel}
        </Button>
      </span>
    </li>
  )
}
