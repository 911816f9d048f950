import { Button } from '@superium/shared/ui'
import { ImageUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import css from './picture-field.module.css'
import { PICTURE_TYPES } from './picture-problem'
import { uploadTexts as texts } from './texts'

export interface PictureFieldProps {
  label: string
  /** The picture that is shown: an address of the shop or of this device. */
  shown?: string | undefined
  /** Gets the file that was chosen or dropped. */
  onFile?: (file: File) => void
  /** Gets all files that were chosen or dropped, in their order. Without it only one is taken. */
  onFiles?: (files: readonly File[]) => void
  /** Without it the picture cannot be removed. */
  onRemove?: (() => void) | undefined
  /** The sent share of an upload, 0 to 1; null when none is under way. */
  progress?: number | null | undefined
  onCancel?: (() => void) | undefined
  /** Why the picture is refused. */
  error?: string | undefined
  /** The last action, announced to screen readers. */
  said?: string | undefined
  /** Text below the field; by default the limits of spec §5. */
  hint?: string | undefined
  required?: boolean | undefined
  /** The preview's width divided by its height. */
  ratio?: number | undefined
  /** The preview is a circle. */
  round?: boolean | undefined
  name?: string | undefined
}

/** A field to choose a picture by click, keyboard or drop, with preview, progress, removal and an error message. */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    shown,
    onFile,
    onFiles,
    onRemove,
    progress = null,
    onCancel,
    error,
    said,
    hint = texts.hint,
    required,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [dropError, setDropError] = useState('')
  const busy = progress !== null
  const problem = dropError || error

  function take(files: FileList | null): void {
    const [file, ...more] = files ?? []
    if (!file || busy) return
    setDropError(more.length > 0 && !onFiles ? texts.one : '')
    if (onFiles) onFiles([file, ...more])
    else if (more.length === 0) onFile?.(file)
  }

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  const dropText = onFiles ? texts.dropManyNow : texts.dropNow
  const chooseText = over ? dropText : shown ? texts.replace : onFiles ? texts.chooseMany : texts.choose
  const percent = Math.round((progress ?? 0) * 100)
  const progressText = percent < 100 ? texts.uploading(percent) : texts.preparing

  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.zone} data-over={over || undefined} data-wrong={Boolean(problem) || undefined} {...drop}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={PICTURE_TYPES}
          multiple={onFiles !== undefined}
          name={props.name}
          className={css.input}
          disabled={busy}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={Boolean(problem) || undefined}
          required={required && !shown}
          onChange={({ target }) => {
            take(target.files)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        {shown ? (
          <img
            className={css.preview}
            data-round={props.round || undefined}
            style={{ aspectRatio: String(props.ratio ?? 1) }}
            src={shown}
            alt={texts.previewOf(label)}
          />
        ) : (
          <ImageUp size={28} aria-hidden="true" className={css.icon} />
        )}
        {busy ? (
          <div className={css.progress}>
            <progress max={100} value={percent} aria-label={label} />
            <span className={css.percent}>{progressText}</span>
            {onCancel && (
              <Button variant="quiet" size="small" onClick={onCancel} aria-label={texts.cancelOf(label)}>
                {texts.cancel}
              </Button>
            )}
          </div>
        ) : (
          <div className={css.actions}>
            {!shown && !over && <span>{onFiles ? texts.dropMany : texts.drop}</span>}
            <label htmlFor={id} className={css.choose}>
              {chooseText}
            </label>
            {shown && onRemove && (
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.removeOf(label)}
                onClick={() => {
                  onRemove()
                  setDropError('')
                  // The button disappears, so the focus moves to the input.
                  input.current?.focus()
                }}
              >
                {texts.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
      <p id={`${id}-error`} className={css.error} role="alert">
        {problem}
      </p>
      <output className="visually-hidden">{busy ? (percent < 100 ? '' : texts.preparing) : said}</output>
    </div>
  )
}
