import { Link } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { accountTexts } from '../texts'
import css from './account.module.css'
import type { UserRecord } from './info/fetch-user-record'
import { Avatar } from './picture/avatar'

/** The page's title with the user's name, e-mail address and city (spec §2). */
export function AccountHeader({ record }: { record: UserRecord | undefined }) {
  const user = useShared($user)
  if (!user) return null
  const { displayName, email, roles } = user
  const sells = roles.includes('seller')
  const own = record?.email === email ? record : undefined
  return (
    <header className={css.header}>
      <Avatar address={own?.picture ?? ''} name={displayName || email} />
      <div className={css.who}>
        <h1>{accountTexts.account.title}</h1>
        <p>
          {displayName && <span className={css.name}>{displayName} </span>}
          <span>{email}</span>
          {own?.city && (
            <>
              <span aria-hidden="true"> · </span>
              <span>{own.city}</span>
            </>
          )}
        </p>
      </div>
      <Link className={css.sell ?? ''} to={sells ? '/seller' : '/become-seller'}>
        {sells ? accountTexts.menu.desk : accountTexts.menu.sell}
      </Link>
    </header>
  )
}
