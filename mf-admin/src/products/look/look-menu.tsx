import { Button, Popover } from '@superium/shared/ui'
import { Columns3 } from 'lucide-react'
import css from './look.module.css'
import type { TableLook } from './table-look'
import { lookTexts as texts } from './texts'

interface LookMenuProps {
  /** The labels of the columns that can be hidden. */
  columns: readonly string[]
  look: TableLook
  onChange(look: TableLook): void
}

/** Chooses the table's visible columns and row density. */
export function LookMenu({ columns, look, onChange }: LookMenuProps) {
  const { hidden, compact } = look
  return (
    <Popover
      label={texts.menu}
      trigger={
        <Button variant="secondary">
          <Columns3 size={18} aria-hidden="true" />
          {texts.menu}
        </Button>
      }
    >
      {() => (
        <div className={css.panel}>
          <fieldset>
            <legend>{texts.columns}</legend>
            {columns.map((label) => (
              <label key={label}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(label)}
                  onChange={({ target }) =>
                    onChange({
                      ...look,
                      hidden: target.checked ? hidden.filter((one) => one !== label) : [...hidden, label],
                    })
                  }
                />
                {label}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{texts.rows}</legend>
            <label>
              <input
                type="checkbox"
                checked={compact}
                onChange={({ target }) => onChange({ ...look, compact: target.checked })}
              />
              {texts.compact}
            </label>
          </fieldset>
        </div>
      )}
    </Popover>
  )
}
