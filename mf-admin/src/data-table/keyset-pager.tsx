import { useSearchParams } from '@superium/shared/router'
import { PageLinks } from './page-links'
import { withChanges } from './table-query'
import { listingTexts as texts } from './texts'

interface KeysetPagerProps {
  count: number
  /** False if `count` is an estimate; the pager says so. */
  countIsExact?: boolean
  /** True if there are more than `count` rows. */
  countIsLeast?: boolean
  /** Cursors of the next and previous page; absent if there is none. */
  next?: string
  previous?: string
}

/** The pager of a table with keyset pagination: the number of rows and links to the previous and next page. */
export function KeysetPager({ count, countIsExact = true, countIsLeast, next, previous }: KeysetPagerProps) {
  const [params] = useSearchParams()
  const to = (changes: Record<string, string>): string => `?${withChanges(params, changes)}`
  return (
    <PageLinks {...(previous && { previous: to({ before: previous }) })} {...(next && { next: to({ after: next }) })}>
      {(countIsLeast ? texts.moreThan : countIsExact ? texts.count : texts.about)(count)}
    </PageLinks>
  )
}
