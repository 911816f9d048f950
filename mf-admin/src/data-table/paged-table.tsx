import { Deferred } from '@superium/shared/loading'
import { useLocation } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'
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
}

/** A table that loads page by page: placeholder rows first, then the rows, a message when none match, or the error. */
export function PagedTable<Row>({ label, columns, page, keyOf }: PagedTableProps<Row>) {
  const { pathname, search } = useLocation()
  const texts = adminTexts.listing
  return (
    <Deferred
      data={page}
      resetKey={search}
      pending={<DataTable label={label} columns={columns} rows={null} keyOf={keyOf} />}
      failed={<SectionError />}
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
