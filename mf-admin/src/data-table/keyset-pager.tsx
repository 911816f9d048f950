import { useSearchParams } from '@superium/shared/router'
import { PageLinks } from './page-links'
import { withChanges } from './table-query'
import { listingTexts as texts } from './texts'

interface KeysetPagerProps {
  count: number
  /** False for an estimate, which the pager says. */
  countIsExact?: boolean
  /** There are more than `count`. */
  countIsLeast?: boolean
  /** Cursors of the neighbouring pages; absent where there is none. */
  next?: string
  previous?: string
}

/** The pager below a table whose pages begin at a row instead of a number: how many rows there are, previous and next. */
export function KeysetPager({ count, countIsExact = true, countIsLeast, next, previous }: KeysetPagerProps) {
  const [params] = useSearchParams()
  const to = (changes: Record<string, string>): string => `?${withChanges(params, changes)}`
  return (
    <PageLinks {...(previous && { previous: to({ before: previous }) })} {...(next && { next: to({ after: next }) })}>
      {(countIsLeast ? texts.moreThan : countIsExact ? texts.count : texts.about)(count)}
    </PageLinks>
  )
}
