import { $user, useShared } from '@superium/shared/state'
import { accountTexts } from '../texts'
import css from './account.module.css'
import type { UserRecord } from './info/fetch-user-record'

/** The page's title with the user's name, e-mail address and city (spec §2). */
export function AccountHeader({ record }: { record: UserRecord | undefined }) {
  const user = useShared($user)
  if (!user) return null
  const { displayName, email } = user
  const city = record?.email === email ? record.city : ''
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
          {city && (
            <>
              <span aria-hidden="true"> · </span>
              <span>{city}</span>
            </>
          )}
        </p>
      </div>
    </header>
  )
}
