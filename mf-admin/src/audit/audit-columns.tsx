import type { AuditEntry } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import css from './audit.module.css'
import { Changes } from './changes'
import { targetAddress } from './target-address'
import { auditTexts as texts } from './texts'

const only = (name: string, value: string): string => `?${new URLSearchParams({ [name]: value })}`

function Who({ role, actor, actorId }: AuditEntry) {
  const name = actor || (actorId ? texts.gone : texts.roles.command)
  return (
    <span className={`${css.cell} ${css.who}`}>
      {actorId ? (
        <Link to={only('actor', actorId)} aria-label={texts.onlyActor(name)}>
          {name}
        </Link>
      ) : (
        name
      )}
      {actorId && <span className={css.quiet}>{texts.roles[role]}</span>}
    </span>
  )
}

function Target(entry: AuditEntry) {
  const { action, kind, label, operation, targetId } = entry
  const address = targetAddress(entry)
  const name = label || (kind === 'account' ? texts.gone : '')
  return (
    <span className={css.cell}>
      {action}
      <span className={css.quiet}>
        {texts.kinds[kind]} {address && name ? <Link to={address}>{name}</Link> : name}{' '}
        <Link to={only('target', targetId)} className={css.only ?? ''}>
          {texts.onlyTarget}
          <span className="visually-hidden">: {name}</span>
        </Link>{' '}
        <Link to={only('operation', operation)} className={css.only ?? ''}>
          {texts.onlyOperation}
          <span className="visually-hidden">: {action}</span>
        </Link>
      </span>
    </span>
  )
}

function Where({ actorId, address, agent }: AuditEntry) {
  if (!actorId) return <span className={css.quiet}>{texts.nowhere}</span>
  if (!address) return <span className={css.quiet}>{texts.forgotten}</span>
  return (
    <span className={css.cell} title={agent}>
      {address}
    </span>
  )
}

/** The columns of the audit. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { label: texts.what, heading: true, cell: (entry) => <Target {...entry} /> },
  { label: texts.who, cell: (entry) => <Who {...entry} /> },
  { label: texts.when, cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
  { label: texts.change, cell: (entry) => <Changes {...entry} /> },
  { label: texts.where, cell: (entry) => <Where {...entry} /> },
]
