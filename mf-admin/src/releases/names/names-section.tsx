import { useLoaded } from '@superium/shared/loading'
import { Button, Card } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { DataTable } from '../../data-table/data-table'
import { errorMessage } from '../error-message'
import { nameColumns } from './name-columns'
import { NameHistory } from './name-history'
import css from './names.module.css'
import { readNames } from './names-api'
import { NamesDialog } from './names-dialog'
import type { Opened } from './opened'
import { namesTexts as texts } from './texts'

/** The section "Names and tokens": who may release what, with buttons to change it. */
export function NamesSection() {
  const id = useId()
  const { data: names, status, error, retry } = useLoaded('names', readNames)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [changes, setChanges] = useState(0)
  const changed = (): void => {
    setChanges((before) => before + 1)
    retry()
  }
  return (
    <section aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{texts.title}</h2>
        <Button variant="secondary" size="small" onClick={() => setOpened({ kind: 'register' })}>
          <Plus size={16} aria-hidden="true" />
          {texts.register}
        </Button>
      </header>
      <p className={css.lede}>{texts.lede}</p>
      {status === 'failed' && (
        <div role="alert" className={css.problem}>
          <p>
            {texts.failed} {errorMessage(error)}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {names?.length === 0 ? (
        <Card>
          <p className={css.none}>{texts.none}</p>
        </Card>
      ) : (
        (names || status === 'loading') && (
          <DataTable
            label={texts.table}
            columns={nameColumns(setOpened)}
            rows={names ?? null}
            placeholders={3}
            keyOf={({ name }) => name}
          />
        )
      )}
      <NameHistory changes={changes} />
      <NamesDialog opened={opened} open={setOpened} onClose={() => setOpened(null)} onChanged={changed} />
    </section>
  )
}
