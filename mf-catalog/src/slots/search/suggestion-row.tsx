import { formatDollars } from '@superium/shared/money'
import { Picture, Price } from '@superium/shared/ui'
import { Clock, LayoutGrid, Search, Store, Tag, Trash2 } from 'lucide-react'
import { formatNumber } from '../../format/format-number'
import { HighlightedText } from '../../highlighted-text/highlighted-text'
import css from './search.module.css'
import type { Group, Suggestion } from './suggestion-groups'
import { searchTexts } from './texts'

interface SuggestionRowProps {
  id: string
  kind: Group['kind']
  suggestion: Suggestion
  active: boolean
  onChoose(): void
}

const icons = { recent: Clock, categories: LayoutGrid, brands: Tag, shops: Store, all: Search, clear: Trash2 } as const

/** An option of the list; the focus stays in the field (APG combobox). */
export function SuggestionRow({ id, kind, suggestion, active, onChoose }: SuggestionRowProps) {
  const { label, marks, product, count } = suggestion
  // The option's accessible name, because screen readers would read highlighted parts of a word as separate words.
  const name = [label, product && formatDollars(product.price), count !== undefined && searchTexts.productCount(count)]
  const Icon = kind === 'products' ? null : icons[kind]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the field
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      aria-label={name.filter(Boolean).join(', ')}
      aria-selected={active}
      className={css.option}
      onClick={onChoose}
    >
      {product && <Picture src={product.image || undefined} alt="" sizes="44px" className={css.picture ?? ''} />}
      {Icon && <Icon size={18} aria-hidden="true" className={css.icon} />}
      <span className={css.label}>
        <HighlightedText text={label} ranges={marks} />
      </span>
      {product && <Price price={product.price} highestPrice={product.highestPrice} size="small" />}
      {count !== undefined && <span className={css.count}>{formatNumber(count)}</span>}
    </div>
  )
}
