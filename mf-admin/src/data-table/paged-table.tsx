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
  /** One page of rows, the number of all rows, and where the neighbouring pages begin. */
  page: Promise<Page>
  /** What stands above the rows of a page, such as what is done with selected ones. */
  above?: (page: Page) => ReactNode
  /** What stands between the rows and the pager. */
  below?: (page: Page) => ReactNode
  keyOf(row: Row): string
  /** Said where there are no rows at all. */
  empty: string
}

const placesOf = ({ count, countIsExact, countIsLeast, next, previous }: AdminPage<unknown>) => ({
  ...{ count, countIsExact },
  ...(countIsLeast && { countIsLeast }),
  ...(next && { next }),
  ...(previous && { previous }),
})

/** A table that loads page by page: placeholder rows first, then the rows, a message when there are or match none, or the error. */
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
