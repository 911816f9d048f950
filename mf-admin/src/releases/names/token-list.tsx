import { useLoaded } from '@superium/shared/loading'
import type { RegisteredName, ReleaseToken } from '@superium/shared/registered-names'
import { Button } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DataTable } from '../../data-table/data-table'
import { errorMessage } from '../error-message'
import css from './names.module.css'
import { readTokens } from './names-api'
import type { Opened } from './opened'
import { namesTexts } from './texts'
import { endedColumns, validColumns } from './token-columns'

const texts = namesTexts.token

/** The valid tokens of a name, and those that were revoked or have expired. */
export function TokenList({ name, open }: { name: RegisteredName; open(opened: Opened): void }) {
  const { data: tokens, status, error, retry } = useLoaded(name.name, (signal) => readTokens(name.name, signal))
  const place = useRef<HTMLDivElement>(null)
  // The previous step's button, which had the focus, is gone.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  const now = Date.now()
  const isValid = ({ revokedAt, expiresAt }: ReleaseToken): boolean => revokedAt === null && Date.parse(expiresAt) > now
  const valid = tokens?.filter(isValid)
  const ended = tokens?.filter((one) => !isValid(one)) ?? []
  return (
    <div ref={place} tabIndex={-1} className={css.list}>
      {status === 'failed' && (
        <div role="alert" className={css.problem}>
          <p>
            {namesTexts.tokensFailed} {errorMessage(error)}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {namesTexts.tryAgain}
          </Button>
        </div>
      )}
      {valid?.length === 0 && <p className={css.none}>{name.owner === null ? texts.unregistered : texts.none}</p>}
      {(status === 'loading' || (valid && valid.length > 0)) && (
        <DataTable
          label={texts.list(name.name)}
          columns={validColumns(now, (token) => open({ kind: 'revoke', name, token }))}
          rows={valid ?? null}
          placeholders={2}
          keyOf={({ id }) => id}
        />
      )}
      {name.configured > 0 && <p className={css.none}>{texts.configured(name.configured)}</p>}
      {ended.length > 0 && (
        <details>
          <summary>{texts.ended(ended.length)}</summary>
          <DataTable
            label={texts.endedList(name.name)}
            columns={endedColumns(now)}
            rows={ended}
            keyOf={({ id }) => id}
          />
        </details>
      )}
      {name.owner !== null && (
        <div>
          <Button onClick={() => open({ kind: 'new-token', name })}>
            <Plus size={18} aria-hidden="true" />
            {texts.make}
          </Button>
        </div>
      )}
    </div>
  )
}
