import { useLocation } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'
import { Deferred } from '../errors/deferred'
import { adminTexts } from '../texts'
import { type Column, DataTable } from './data-table'
import { Paging } from './paging'

interface PagedTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** One page of the list and the size of the whole. */
  page: Promise<{ data: Row[]; count: number }>
  keyOf(row: Row): string
}

/** A list that was asked for: placeholder rows, then the table with its paging; words when nothing fits or it failed. */
export function PagedTable<Row>({ label, columns, page, keyOf }: PagedTableProps<Row>) {
  const { pathname, search } = useLocation()
  const texts = adminTexts.listing
  return (
    <Deferred
      data={page}
      question={search}
      placeholder={<DataTable label={label} columns={columns} rows={null} keyOf={keyOf} />}
    >
      {({ data, count }) =>
        data.length > 0 ? (
          <>
            <DataTable label={label} columns={columns} rows={data} keyOf={keyOf} />
            <Paging count={count} />
          </>
        ) : (
          <Notice
            icon={<SearchX size={28} aria-hidden="true" />}
            title={texts.none}
            actions={
              search && (
                <ButtonLink to={pathname} variant="secondary">
                  {texts.reset}
                </ButtonLink>
              )
            }
          >
            {search && <p>{texts.noneText}</p>}
          </Notice>
        )
      }
    </Deferred>
  )
}
