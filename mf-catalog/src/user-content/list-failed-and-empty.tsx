import { Button } from '@superium/shared/ui'
import { catalogTexts } from '../texts'
import css from './user-content.module.css'

/** Says that a list failed to load, with Try again. */
export function ListFailed({ title, onRetry }: { title: string; onRetry(): void }) {
  return (
    <div className={css.failed} role="alert">
      <p>{title}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {catalogTexts.tryAgain}
      </Button>
    </div>
  )
}

/** Says that a list is empty. */
export function ListEmpty({ title, hint }: { title: string; hint?: string }) {
  return (
    <p className={css.empty}>
      <strong>{title}</strong>
      {hint && <span>{hint}</span>}
    </p>
  )
}
