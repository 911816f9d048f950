import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import css from './file-field.module.css'
import { fileTexts as texts } from './file-texts'

interface FileFieldProps {
  /** The kinds of files, as an `accept` attribute. */
  accept: string
  /** The kinds and the limit in words. */
  hint: string
  chosen: File | null
  /** Why the file is refused. */
  error: string
  onFile(file: File): void
}

/** A field for one file, by click, keyboard or drop; it shows the name and size of the chosen one. */
export function FileField({ accept, hint, chosen, error, onFile }: FileFieldProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <div className={css.field}>
      <div className={css.zone} data-over={over || undefined} data-wrong={error !== '' || undefined}>
        <FileUp size={28} aria-hidden="true" />
        <label htmlFor={id} className={css.label}>
          {chosen ? texts.change : texts.choose}
        </label>
        <span id={`${id}-hint`} className={css.hint}>
          {chosen ? texts.chosen(chosen.name, chosen.size) : texts.drop(hint)}
        </span>
        <input
          id={id}
          className={css.input}
          name="file"
          type="file"
          accept={accept}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== '' || undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // The same file may be chosen again, once it is corrected.
            target.value = ''
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      <p id={`${id}-error`} role="alert" className={css.error}>
        {error}
      </p>
    </div>
  )
}
