import { Spinner } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import css from './credentials-page.module.css'

/** Shown while the sign-in state loads (spec §4) or a redirect runs. */
export function PageSpinner() {
  return (
    <div className={css.waiting}>
      <Spinner label={accountTexts.loading} />
    </div>
  )
}
