import { Card, Skeleton } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import css from './orders.module.css'

/** Placeholders while the order history loads (spec §2). */
export function OrdersSkeleton() {
  return (
    <>
      <h2>{accountTexts.orders.title}</h2>
      <div className={css.orders} role="status" aria-label={accountTexts.loading}>
        {[1, 2, 3].map((card) => (
          <Card key={card} className={css.card ?? ''}>
            <div className={css.header}>
              <Skeleton width="14rem" height="1.5rem" />
            </div>
            <div className={css.footer}>
              <Skeleton width="4.5rem" ratio="1 / 1" />
              <Skeleton width="50%" height="1.5rem" />
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}
