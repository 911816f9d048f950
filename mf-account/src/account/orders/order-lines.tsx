import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Picture } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import type { Colours } from './fetch-colours'
import css from './order-lines.module.css'

const texts = accountTexts.orders

/** What was ordered, with the name, picture and price of that moment. */
export function OrderLines({ lines, colours }: { lines: Order['products']; colours: Colours }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => {
        const colour = colours.get(line.productId)
        return (
          <li key={line.productId} className={css.line}>
            <Picture src={line.image} alt="" sizes="72px" className={css.picture ?? ''} />
            <div className={css.text}>
              <Link to={`/product-detail/${line.productId}`}>{line.name}</Link>
              <p>
                {colour && <span>{texts.colour(colour)}</span>}
                <span>{texts.quantity(line.quantity)}</span>
                {line.quantity > 1 && <span>{texts.each(formatDollars(line.price))}</span>}
              </p>
            </div>
            <span className={css.total}>{formatDollars(line.total)}</span>
          </li>
        )
      })}
    </ul>
  )
}
