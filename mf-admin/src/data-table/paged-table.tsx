import type { AdminPage } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { useLocation } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { Inbox, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionError } from '../errors/section-error'
import { type Column, DataTable } from './data-table'
import { KeysetPager } from './keyset-pager'
import { listingTexts as texts } from './texts'

interface PagedTableProps<Row, Page extends AdminPage<Row>> {
  label: string
  columns: readonly Column<Row>[]
  /** One page of rows, the number of all rows, and the cursors of the next and previous page. */
  page: Promise<Page>
  /** Shown above the rows of a page, e.g. the actions for selected rows. */
  above?: (page: Page) => ReactNode
  /** Shown between the rows and the pager. */
  below?: (page: Page) => ReactNode
  keyOf(row: Row): string
  /** Shown when the list is empty without any filter. */
  empty: string
}

const placesOf = ({ count, countIsExact, countIsLeast, next, previous }: AdminPage<unknown>) => ({
  ...{ count, countIsExact },
  ...(countIsLeast && { countIsLeast }),
  ...(next && { next }),
  ...(previous && { previous }),
})

/**
 * A paged table: placeholders while it loads, then the rows, a message if there are none or none match, or the error.
 */
export function PagedTable<Row, Page extends AdminPage<Row>>({
  label,
  columns,
  page,
  above,
  below,
  keyOf,
  empty,
}: PagedTableProps<Row, Page>) {
  const { pathname, search } = useLocation()
  return (
    <Lasting
      data={page}
      resetKey={search}
      pending={<DataTable label={label} columns={columns} rows={null} keyOf={keyOf} />}
      failed={<SectionError />}
    >
      {(loaded) => {
        const { data } = loaded
        if (data.length > 0)
          return (
            <>
              {above?.(loaded)}
              <DataTable label={label} columns={columns} rows={data} keyOf={keyOf} />
              {below?.(loaded)}
              <KeysetPager {...placesOf(loaded)} />
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
    </Lasting>
  )
}
