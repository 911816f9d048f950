import { Spinner } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import css from './credentials-page.module.css'

/** While the sign-in state loads (spec §4), or the visitor is on the way elsewhere. */
export function PageSpinner() {
  return (
    <div className={css.waiting}>
      <Spinner label={accountTexts.loading} />
    </div>
  )
}
