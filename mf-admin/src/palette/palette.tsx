import { useNavigate } from '@superium/shared/router'
import { Button, Dialog } from '@superium/shared/ui'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { adminTexts } from '../texts'
import css from './palette.module.css'
import { type Found, kinds } from './search-records'
import { paletteTexts as texts } from './texts'
import { useRecordSearch } from './use-record-search'

interface Group {
  label: string
  found: readonly Found[]
}

/** A page that the palette finds by name. */
export interface PalettePage {
  to: string
  label: string
}

interface PaletteProps {
  pages: readonly PalettePage[]
  open: boolean
  onClose(): void
}

/** Finds a page, order, product or person by typing. */
export function Palette({ pages, open, onClose }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <Search pages={pages} onClose={onClose} />
    </Dialog>
  )
}

const pagesLike = (pages: readonly PalettePage[], text: string): Found[] =>
  pages
    .filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ label, to }) => ({ id: `page-${to}`, label, detail: '', to }))

function Search({ pages, onClose }: Omit<PaletteProps, 'open'>) {
  const [text, setText] = useState('')
  const { outcomes, retry } = useRecordSearch(text)
  const [active, setActive] = useState(0)
  const navigate = useNavigate()
  const list = useId()

  const groups: Group[] = [
    { label: texts.pages, found: pagesLike(pages, text) },
    ...kinds.map((kind) => {
      const outcome = outcomes?.[kind]
      return { label: texts.kinds[kind], found: outcome?.state === 'found' ? outcome.found : [] }
    }),
  ].filter(({ found }) => found.length > 0)
  const options = groups.flatMap(({ found }) => found)
  const current = options[Math.min(active, options.length - 1)]
  const idOf = ({ id }: Found): string => `${list}-${id}`
  const states = outcomes ? Object.values(outcomes).map(({ state }) => state) : []
  const searching = states.includes('searching')
  const failed = kinds.filter((kind) => outcomes?.[kind].state === 'failed')

  const activeId = current && idOf(current)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const choose = (option: Found | undefined): void => {
    if (!option) return
    onClose()
    void navigate(option.to)
  }
  const press = (event: KeyboardEvent): void => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined && options.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, options.length - 1) + move + options.length) % options.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <div className={css.palette}>
      <input
        className={css.input}
        // Escape would empty a field of the type search instead of closing the dialog.
        type="text"
        enterKeyHint="go"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={texts.hint}
        placeholder={texts.hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={texts.results} className={css.list}>
        {groups.map(({ label, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box
          <div key={label} role="group" aria-label={label}>
            <p className={css.group} aria-hidden="true">
              {label}
            </p>
            {found.map((one) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              <div
                key={one.id}
                id={idOf(one)}
                role="option"
                aria-selected={one === current}
                className={css.option}
                onClick={() => choose(one)}
              >
                <span className={css.label}>{one.label}</span>
                {one.detail && <span className={css.detail}>{one.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={css.status}>
        {searching
          ? texts.searching
          : options.length > 0
            ? texts.count(options.length)
            : failed.length > 0
              ? ''
              : texts.nothing}
      </p>
      {failed.length > 0 && (
        <div role="alert" className={css.failed}>
          {texts.failed(failed.map((kind) => texts.kinds[kind]).join(', '))}
          <Button variant="secondary" size="small" onClick={retry}>
            {adminTexts.failed.tryAgain}
          </Button>
        </div>
      )}
      <p className={css.keys} aria-hidden="true">
        {texts.keys}
      </p>
    </div>
  )
}
