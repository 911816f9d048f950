import type { Order } from '@superium/shared/api'
import { OrderLines } from '@superium/shared/orders'
import { Card, Totals } from '@superium/shared/ui'
import frame from './order.module.css'
import { orderPageTexts as texts } from './order-page-texts'
import css from './ordered-products.module.css'

/** The order lines with links to the products' edit pages, and the order's totals. */
export function OrderedProducts({ order }: { order: Order }) {
  return (
    <Card>
      <h2 className={frame.title}>{texts.lines}</h2>
      <OrderLines
        lines={order.products}
        label={texts.lines}
        pathOf={({ productId }) => `/superium-admin/products/${productId}`}
      />
      <div className={css.totals}>
        <Totals amounts={order} charged />
      </div>
    </Card>
  )
}
