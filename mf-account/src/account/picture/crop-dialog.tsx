import { errorMessage } from '@superium/shared/loading'
import { Button, Dialog } from '@superium/shared/ui'
import { useLocalPreview } from '@superium/shared/uploads'
import { useEffect, useId, useRef, useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import type { UserRecord } from '../info/fetch-user-record'
import { type CropView, maximumZoom, type Size, wholeView, zoomed } from './crop-geometry'
import { CropStage } from './crop-stage'
import { drawCrop } from './draw-crop'
import css from './picture.module.css'
import { savePicture } from './save-picture'
import { pictureTexts as texts } from './texts'

interface CropDialogProps {
  email: string
  file: File
  onSaved(record: UserRecord): void
  onClose(): void
}

/** Lets the user choose a square of a picture, previews it, and uploads it. */
export default function CropDialog({ email, file, onSaved, onClose }: CropDialogProps) {
  const address = useLocalPreview(file)
  const zoomId = useId()
  const image = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [view, setView] = useState<CropView>({ zoom: 1, x: 0, y: 0 })
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string>()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function save(): Promise<void> {
    if (!image.current || !size) return
    const call = new AbortController()
    underWay.current = call
    setFailure(undefined)
    setSent(0)
    try {
      const picture = await drawCrop(image.current, size, view)
      onSaved(await savePicture(email, picture, setSent, call.signal))
    } catch (error) {
      if (!call.signal.aborted) setFailure(errorMessage(error))
    } finally {
      setSent(null)
    }
  }

  const largest = size ? maximumZoom(size) : 1
  const percent = Math.round((sent ?? 0) * 100)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.cropTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={sent !== null} disabled={!size} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={css.crop}>
        <p className={css.hint}>{texts.howTo}</p>
        {address && (
          <CropStage
            address={address}
            image={image}
            size={size}
            view={view}
            onView={setView}
            onSize={(loaded) => {
              setSize(loaded)
              setView(wholeView(loaded))
            }}
            onBroken={() => setFailure(texts.broken)}
          />
        )}
        <label className={css.zoom} htmlFor={zoomId}>
          {texts.zoom}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={largest}
            step="any"
            value={view.zoom}
            disabled={largest === 1}
            aria-valuetext={texts.zoomValue(view.zoom)}
            onChange={({ target }) => size && setView(zoomed(size, view, Number(target.value)))}
          />
        </label>
        {sent !== null && (
          <div className={css.progress} role="status">
            <progress max={100} value={percent} aria-label={texts.uploading} />
            <span>{percent < 100 ? `${texts.uploading} ${percent}%` : texts.preparing}</span>
          </div>
        )}
        <FormAlert message={failure} />
      </div>
    </Dialog>
  )
}
