import type { ImportItem } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { FieldChanges } from '@superium/shared/product-files'
import { Button } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { type Column, DataTable } from '../../data-table/data-table'
import { adminTexts } from '../../texts'
import css from './import.module.css'
import { type ItemFilter, listItems } from './import-requests'
import { importTexts as texts } from './texts'

const FILTERS = Object.entries(texts.filters) as [ItemFilter, string][]

function What({ changes, reason, field, action }: ImportItem) {
  if (reason)
    return (
      <span className={css.error}>
        {field && <strong>{field}: </strong>}
        {reason}
      </span>
    )
  if (changes.length === 0) return <span className={css.quiet}>{texts.actions[action]}</span>
  return <FieldChanges changes={changes} />
}

const columns = (ended: boolean): readonly Column<ImportItem>[] => [
  { label: texts.name, heading: true, cell: ({ name }) => name || texts.badRow },
  { label: texts.line, numeric: true, cell: ({ line }) => line },
  { label: texts.sku, cell: ({ sku }) => sku },
  { label: texts.what, cell: (item) => <What {...item} /> },
  ...(ended
    ? [
        {
          label: texts.result,
          cell: ({ action, result }: ImportItem) => texts.results[result] || texts.actions[action],
        },
      ]
    : []),
]

/** A paged table of an import's effect on each product, including invalid rows. */
export function ItemsTable({ id, ended }: { id: string; ended: boolean }) {
  const field = useId()
  const [filter, setFilter] = useState<ItemFilter>('')
  const [after, setAfter] = useState(-1)
  const { data, status, retry } = useLoaded(`${id} ${filter} ${after}`, (signal) =>
    listItems(id, filter, after, signal),
  )
  if (status === 'failed')
    return (
      <p role="alert" className={css.error}>
        {adminTexts.failed.title}{' '}
        <Button variant="secondary" size="small" onClick={retry}>
          {adminTexts.failed.tryAgain}
        </Button>
      </p>
    )
  return (
    <>
      <div className={css.filter}>
        <label htmlFor={field}>{texts.filter}</label>
        <select
          id={field}
          value={filter}
          onChange={({ target }) => {
            setFilter(FILTERS.find(([value]) => value === target.value)?.[0] ?? '')
            setAfter(-1)
          }}
        >
          {FILTERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {data?.data.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          label={texts.items}
          columns={columns(ended)}
          rows={data?.data ?? null}
          keyOf={({ place }) => String(place)}
        />
      )}
      <div className={css.buttons}>
        {after >= 0 && (
          <Button variant="secondary" onClick={() => setAfter(-1)}>
            {texts.first}
          </Button>
        )}
        {data?.next != null && (
          <Button variant="secondary" onClick={() => setAfter(data.next ?? -1)}>
            {texts.more}
          </Button>
        )}
      </div>
    </>
  )
}
