import { $user, useShared } from '@superium/shared/state'
import { accountTexts } from '../texts'
import css from './account.module.css'

/** The page's title with the user's name and e-mail address. */
export function AccountHeader() {
  const user = useShared($user)
  if (!user) return null
  const { displayName, email } = user
  return (
    <header className={css.header}>
      <span className={css.initial} aria-hidden="true">
        {(displayName || email).slice(0, 1).toUpperCase()}
      </span>
      <div className={css.who}>
        <h1>{accountTexts.account.title}</h1>
        <p>
          {displayName && <span className={css.name}>{displayName} </span>}
          <span>{email}</span>
        </p>
      </div>
    </header>
  )
}
