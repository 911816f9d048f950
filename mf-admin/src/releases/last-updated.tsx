import { Button } from '@superium/shared/ui'
import { RefreshCw } from 'lucide-react'
import { formatSeconds } from '../dates/format-date'
import { errorMessage } from './error-message'
import css from './last-updated.module.css'
import { releaseTexts } from './texts'

interface LastUpdatedProps {
  /** The time when the data arrived, in milliseconds since the epoch. */
  at: number
  revision: number
  failure: unknown
  asking: boolean
  refresh(): Promise<void>
}

/** The age of the data, a refresh button, and the error of the latest request. */
export function LastUpdated({ at, revision, failure, asking, refresh }: LastUpdatedProps) {
  const moment = formatSeconds(at)
  return (
    <div className={css.freshness}>
      <p>{releaseTexts.asOf(moment, revision)}</p>
      <Button variant="secondary" size="small" busy={asking} onClick={() => void refresh()}>
        <RefreshCw size={16} aria-hidden="true" />
        {releaseTexts.refresh}
      </Button>
      <p role="status" className={failure ? css.stale : css.fresh}>
        {failure ? `${errorMessage(failure)} ${releaseTexts.stale(moment)}` : null}
      </p>
    </div>
  )
}
