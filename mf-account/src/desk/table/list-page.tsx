import { Lasting } from '@superium/shared/loading'
import { useLocation } from '@superium/shared/router'
import { Button, ButtonLink, Notice, Skeleton } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionError } from '../../errors/section-error'
import { deskTexts } from '../desk-texts'
import css from './list-page.module.css'
import { PAGE_SIZE, readPage } from './table-query'
import { useQuery } from './use-query'

const texts = deskTexts.table

interface ListPageProps<Row> {
  page: Promise<{ data: Row[]; count: number }>
  /** Shown if the list is empty without any search or filter. */
  empty: ReactNode
  /** The message if a filter has nothing left, e.g. no open questions. */
  noneLeft?: string | undefined
  children(rows: Row[]): ReactNode
}

/** One page of a list: placeholders first, then the rows with a pager, a message if nothing matches, or the error. */
export function ListPage<Row>({ page, empty, noneLeft, children }: ListPageProps<Row>) {
  const { pathname, search } = useLocation()
  return (
    <Lasting data={page} resetKey={search} pending={<Placeholder />} failed={<SectionError />}>
      {({ data, count }) => {
        if (data.length > 0)
          return (
            <>
              {children(data)}
              <Pager count={count} />
            </>
          )
        if (!search) return empty
        return (
          <Notice
            icon={<SearchX size={28} aria-hidden="true" />}
            title={noneLeft ?? texts.none}
            actions={
              <ButtonLink to={pathname} variant="secondary">
                {texts.reset}
              </ButtonLink>
            }
          >
            {!noneLeft && <p>{texts.noneText}</p>}
          </Notice>
        )
      }}
    </Lasting>
  )
}

function Placeholder() {
  return (
    <div role="status" aria-label={deskTexts.loading} className={css.pending}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height="3.25rem" />
      ))}
    </div>
  )
}

function Pager({ count }: { count: number }) {
  const { params, change } = useQuery()
  const page = readPage(params)
  const last = Math.max(Math.ceil(count / PAGE_SIZE) - 1, 0)
  const goTo = (next: number): void => change({ page: next > 0 ? String(next) : '' })
  return (
    <nav className={css.pager} aria-label={texts.pages}>
      <p>{texts.showing(page * PAGE_SIZE + 1, Math.min((page + 1) * PAGE_SIZE, count), count)}</p>
      {last > 0 && (
        <>
          <Button variant="secondary" size="small" disabled={page === 0} onClick={() => goTo(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" />
            {texts.previous}
          </Button>
          <Button variant="secondary" size="small" disabled={page >= last} onClick={() => goTo(page + 1)}>
            {texts.next}
            <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </>
      )}
    </nav>
  )
}
