import { Skeleton } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import css from './account.module.css'

/** Placeholders of a form's fields while they load. */
export function FormSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label={accountTexts.loading}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="3.5rem" />
      ))}
    </div>
  )
}
