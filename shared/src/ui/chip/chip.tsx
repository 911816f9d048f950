import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { late } from '../late/late'
import { uiTexts } from '../texts'
import css from './chip.module.css'

interface ChipProps {
  children: ReactNode
  /** `sale` for discounts, `accent` for good news, `warn` for what needs attention. */
  tone?: 'plain' | 'sale' | 'accent' | 'warn'
  /** Shows a remove button; `label` names what is removed. */
  onRemove?: () => void
  label?: string
}

/** A short label: a badge on a card, a status, an active filter. */
export function Chip({ children, tone = 'plain', onRemove, label = '' }: ChipProps) {
  return (
    <span className={`${css.chip} ${css[tone]}`}>
      {children}
      {onRemove && (
        <button
          type="button"
          {...late(`remove:${label}`)}
          className={css.remove}
          aria-label={uiTexts.remove(label)}
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
