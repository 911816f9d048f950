import { Button } from '@superium/shared/ui'
import { texts } from '../texts'
import css from './user-content.module.css'

/** A list that could not be had, and the way to ask for it once more. */
export function ListFailed({ words, onAgain }: { words: string; onAgain(): void }) {
  return (
    <div className={css.failed} role="alert">
      <p>{words}</p>
      <Button variant="secondary" size="small" onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

/** A list without entries, and what one may know about it. */
export function ListEmpty({ words, hint }: { words: string; hint?: string }) {
  return (
    <p className={css.empty}>
      <strong>{words}</strong>
      {hint && <span>{hint}</span>}
    </p>
  )
}
