import { useId } from 'react'
import { type Encoding, encodings } from './decode-file'
import css from './import.module.css'
import { importTexts as texts } from './texts'

/** How the letters of a file were read that is not Unicode, for another choice. */
export function EncodingChoice({ assumed, onChoose }: { assumed: Encoding; onChoose(encoding: Encoding): void }) {
  const id = useId()
  return (
    <div className={css.choose}>
      <label htmlFor={id}>{texts.encoding}</label>
      <select id={id} value={assumed} onChange={({ target }) => onChoose(target.value as Encoding)}>
        {Object.entries(encodings).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
