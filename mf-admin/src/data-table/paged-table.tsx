import { Deferred } from '@superium/shared/loading'
import { useLocation } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { Inbox, SearchX } from 'lucide-react'
import { SectionError } from '../errors/section-error'
import { adminTexts } from '../texts'
import { type Column, DataTable } from './data-table'
import { Paging } from './paging'

interface PagedTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** One page of rows and the number of all rows. */
  page: Promise<{ data: Row[]; count: number }>
  keyOf(row: Row): string
  /** Said where there are no rows at all. */
  empty: string
}

/** A table that loads page by page: placeholder rows first, then the rows, a message when there are or match none, or the error. */
export function PagedTable<Row>({ label, columns, page, keyOf, empty }: PagedTableProps<Row>) {
  const { pathname, search } = useLocation()
  const texts = adminTexts.listing
  return (
    <Deferred
      data={page}
      resetKey={search}
      pending={<DataTable label={label} columns={columns} rows={null} keyOf={keyOf} />}
      failed={<SectionError />}
    >
      {({ data, count }) => {
        if (data.length > 0)
          return (
            <>
              <DataTable label={label} columns={columns} rows={data} keyOf={keyOf} />
              <Paging count={count} />
            </>
          )
        if (!search) return <Notice icon={<Inbox size={28} aria-hidden="true" />} title={empty} />
        return (
          <Notice
            icon={<SearchX size={28} aria-hidden="true" />}
            title={texts.none}
            actions={
              <ButtonLink to={pathname} variant="secondary">
                {texts.reset}
              </ButtonLink>
            }
          >
            <p>{texts.noneText}</p>
          </Notice>
        )
      }}
    </Deferred>
  )
}
