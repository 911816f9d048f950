import { formatDollars } from '@superium/shared/money'
import { Button } from '@superium/shared/ui'
import css from './conflict-notice.module.css'
import { conflictTexts as texts } from './texts'

interface TheirVariantsProps {
  variants: readonly { _id: string; name: string; sku: string; price: number }[]
  onTake(): void
}

/** The variants that somebody else has saved, which the typed ones can make way for. */
export function TheirVariants({ variants, onTake }: TheirVariantsProps) {
  return (
    <div className={`${css.notice} ${css.variants}`}>
      <p>{texts.variantsText}</p>
      <ul>
        {variants.length === 0 && <li>{texts.variantsNone}</li>}
        {variants.map(({ _id, name, sku, price }) => (
          <li key={_id}>
            {name} · {sku} · {formatDollars(price)}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onTake}>
          {texts.take}
        </Button>
      </div>
    </div>
  )
}
