import type { AdminSeller } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { SellerStateChip } from '@superium/shared/sellers'
import { Picture } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { Email } from '../data-table/email'
import { formatMoment } from '../dates/format-date'
import css from './seller-columns.module.css'
import { sellersTexts as texts } from './texts'

/** The columns of the sellers table. */
export const sellerColumns: readonly Column<AdminSeller>[] = [
  {
    label: texts.shop,
    heading: true,
    cell: ({ id, shopName, logo }) => (
      <span className={css.shop}>
        <span className={css.logo}>
          <Picture src={logo || undefined} cropped alt="" sizes="40px" />
        </span>
        <Link to={`/superium-admin/sellers/${id}`}>{shopName}</Link>
      </span>
    ),
  },
  {
    label: texts.person,
    cell: ({ firstName, lastName, email }) => (
      <span className={css.person}>
        <span>
          {firstName} {lastName}
        </span>
        <span>
          <Email>{email}</Email>
        </span>
      </span>
    ),
  },
  { label: texts.district, cell: ({ district }) => district },
  { label: texts.applied, cell: ({ appliedAt }) => <time dateTime={appliedAt}>{formatMoment(appliedAt)}</time> },
  { label: texts.state, cell: ({ state }) => <SellerStateChip state={state} /> },
]
