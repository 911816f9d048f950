import { Button } from '@superium/shared/ui'
import { useId, useState } from 'react'
import css from './product-files.module.css'
import { type Encoding, productFileTexts as texts } from './texts'

const ENCODINGS = Object.keys(texts.encodings) as Encoding[]

interface EncodingChoiceProps {
  /** The encoding in which the file was read. */
  encoding: string
  busy: boolean
  onChoose(encoding: Encoding): void
}

/** Says in which encoding a file was read that names none, and reads it again in another one. */
export function EncodingChoice({ encoding, busy, onChoose }: EncodingChoiceProps) {
  const field = useId()
  const hint = useId()
  const [chosen, setChosen] = useState(encoding)
  const wanted = ENCODINGS.find((one) => one === chosen)
  return (
    <>
      <p id={hint} className={css.quiet}>
        {texts.encodingHint}
      </p>
      <div className={css.choice}>
        <label htmlFor={field}>{texts.encoding}</label>
        <select id={field} aria-describedby={hint} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {ENCODINGS.map((one) => (
            <option key={one} value={one}>
              {texts.encodings[one]}
            </option>
          ))}
        </select>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          disabled={chosen === encoding}
          onClick={() => wanted && onChoose(wanted)}
        >
          {texts.readAgain}
        </Button>
      </div>
    </>
  )
}
