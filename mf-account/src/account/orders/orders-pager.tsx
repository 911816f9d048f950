import { ButtonLink } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import { tabPath } from '../account-tabs'
import { HISTORY_PAGE_SIZE } from './fetch-orders'
import css from './orders.module.css'

const texts = accountTexts.orders

const pathOf = (page: number): string => `${tabPath('orders')}${page > 0 ? `?page=${page}` : ''}`

/** Links to the newer and older orders; nothing when all fit on one page. Pages are counted from 0. */
export function OrdersPager({ page, count }: { page: number; count: number }) {
  const last = Math.ceil(count / HISTORY_PAGE_SIZE) - 1
  if (last <= 0) return null
  return (
    <nav className={css.pager} aria-label={texts.pages}>
      {page > 0 && (
        <ButtonLink to={pathOf(page - 1)} variant="secondary">
          {texts.newer}
        </ButtonLink>
      )}
      <span>{texts.page(page + 1, last + 1)}</span>
      {page < last && (
        <ButtonLink to={pathOf(page + 1)} variant="secondary">
          {texts.older}
        </ButtonLink>
      )}
    </nav>
  )
}
