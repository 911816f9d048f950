import { Button } from '@superium/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { catalogTexts } from '../texts'
import css from './change-failed-notice.module.css'
import { listingTexts } from './texts'

/** Explains why a change failed; the listing still shows the previous results. */
export function ChangeFailedNotice({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <div role="alert" className={css.notice}>
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        <strong>{listingTexts.changeFailed}</strong> {message} {listingTexts.changeFailedHint}
      </p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {catalogTexts.tryAgain}
      </Button>
    </div>
  )
}
