import type { PersonDetail } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Card, Chip } from '@superium/shared/ui'
import { formatDay, formatMoment } from '../../dates/format-date'
import { Standing } from '../../layout/standing'
import { CloseAccount } from '../close-account'
import css from './person.module.css'
import { PersonAction } from './person-action'
import { setAdministrator, signOutUser } from './person-requests'
import { PersonOrders, PersonReviews } from './person-tables'
import { personTexts as texts } from './texts'

function roleOf({ administrator, seller }: PersonDetail): keyof typeof texts.roles {
  if (administrator) return 'administrator'
  return seller?.state === 'approved' ? 'seller' : 'buyer'
}

/** One person: data, possible actions and history. */
export function PersonView({ person }: { person: PersonDetail }) {
  const { email } = person
  return (
    <>
      <Standing>
        <Chip tone="accent">{texts.roles[roleOf(person)]}</Chip>
        {person.disabled && <Chip tone="warn">{texts.closed}</Chip>}
      </Standing>
      <div className={css.person}>
        <Card>
          <dl className={css.facts}>
            <div>
              <dt>{texts.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
            {person.phone && (
              <div>
                <dt>{texts.phone}</dt>
                <dd>{person.phone}</dd>
              </div>
            )}
            <div>
              <dt>{texts.joined}</dt>
              <dd>{formatDay(person.createdAt)}</dd>
            </div>
            {person.seller && (
              <div>
                <dt>{texts.shop}</dt>
                <dd>
                  <Link to={`/superium-admin/sellers/${person.seller._id}`}>{person.seller.shopName}</Link>
                </dd>
              </div>
            )}
          </dl>
          <Actions person={person} />
        </Card>
        <Card>
          <Steps person={person} />
        </Card>
      </div>
      <PersonOrders {...person} />
      <PersonReviews {...person} />
    </>
  )
}

function Actions({ person }: { person: PersonDetail }) {
  const { uid, name, email, administrator } = person
  const who = name || email
  const role = administrator ? texts.revoke : texts.grant
  if (useShared($user)?.uid === uid) return <p className={css.quiet}>{texts.self}</p>
  return (
    <div className={css.actions}>
      <CloseAccount user={person} />
      <PersonAction name={who} words={texts.signOut} asks run={(reason) => signOutUser(uid, reason)} />
      <PersonAction name={who} words={role} danger run={() => setAdministrator(uid, !administrator)} />
    </div>
  )
}

function Steps({ person: { uid, steps } }: { person: PersonDetail }) {
  return (
    <>
      <h2 className={css.title}>{texts.steps}</h2>
      {steps.length === 0 && <p className={css.quiet}>{texts.noSteps}</p>}
      <ol className={css.steps}>
        {steps.map(({ _id, action, role, at, by, reason }) => (
          <li key={_id}>
            <strong>{action}</strong> {texts.by(by || (role === 'command' ? texts.command : texts.gone))}
            <span className={css.quiet}>
              <time dateTime={at}>{formatMoment(at)}</time> {reason}
            </span>
          </li>
        ))}
      </ol>
      <Link to={`/superium-admin/audit?${new URLSearchParams({ target: uid })}`}>{texts.audit}</Link>
    </>
  )
}
