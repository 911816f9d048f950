import { Button } from '@superium/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { texts } from '../texts'
import css from './change-failed-notice.module.css'

const { listing, tryAgain } = texts

/** Says that a change could not be had, why, and that what is shown is as it was. */
export function ChangeFailedNotice({ message, onAgain }: { message: string; onAgain(): void }) {
  return (
    <div role="alert" className={css.refused}>
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        <strong>{listing.refused}</strong> {message} {listing.refusedHint}
      </p>
      <Button size="small" variant="secondary" onClick={onAgain}>
        {tryAgain}
      </Button>
    </div>
  )
}
