import { type CartItem, lineKey, setQuantity } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import type { LineTrouble } from '../lines/line-trouble'
import { removeLine } from '../lines/remove-line'
import { texts } from '../texts'
import css from './line-troubles.module.css'

/** A line that cannot be ordered as it stands. */
export interface TroubledLine {
  item: CartItem
  trouble: LineTrouble
}

/** What must be settled before the order can be placed, each with the one click that settles it. */
export function LineTroubles({ lines }: { lines: readonly TroubledLine[] }) {
  if (lines.length === 0) return null
  return (
    <div role="alert" className={css.troubles}>
      <p className={css.title}>{texts.checkout.trouble.title}</p>
      <ul className={css.list}>
        {lines.map(({ item, trouble }) => (
          <li key={lineKey(item)} className={css.line}>
            <span>{words(item.name, trouble)}</span>
            {trouble.kind === 'short' ? (
              <Button variant="secondary" size="small" onClick={() => setQuantity(lineKey(item), trouble.available)}>
                {texts.line.take(trouble.available)}
              </Button>
            ) : (
              <Button variant="secondary" size="small" onClick={() => removeLine(lineKey(item))}>
                {texts.line.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function words(name: string, trouble: LineTrouble): string {
  const { short, ...others } = texts.checkout.trouble
  return trouble.kind === 'short' ? short(name, trouble.available) : others[trouble.kind](name)
}
