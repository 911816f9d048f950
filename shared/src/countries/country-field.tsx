import { TextField, useField } from '@superium/shared/forms'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Country, findCountry, matchingCountries } from './countries'
import css from './country-field.module.css'
import { countryTexts as texts } from './texts'

/** The server's limit. */
const MAX_LENGTH = 100

/** The country: a field that filters a list of all countries (APG combobox with a list). It keeps the English name. */
export function CountryField({ id, label }: { id: string; label: string }) {
  const [field, meta, { setValue, setTouched }] = useField<string>('country')
  const listId = useId()
  const [open, setOpen] = useState(false)
  /** The typed search text; null, before anything is typed, shows all countries. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const found = open ? matchingCountries(search ?? '') : []
  const message = meta.touched ? meta.error : undefined

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  function show(): void {
    const chosen = matchingCountries('').findIndex(({ name }) => name === field.value)
    setSearch(null)
    setActive(chosen)
    setOpen(true)
  }

  function choose({ name }: Country): void {
    void setValue(name)
    setOpen(false)
    // A choice counts as input of the form, for what waits for that.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function step(by: 1 | -1): void {
    const from = active < 0 && by < 0 ? 0 : active
    if (found.length > 0) setActive((from + by + found.length) % found.length)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (open) step(key === 'ArrowDown' ? 1 : -1)
      else show()
    }
    const option = found[active] ?? (search && found.length === 1 ? found[0] : undefined)
    if (key === 'Enter' && open) {
      event.preventDefault()
      if (option) choose(option)
    }
    if (key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }

  /** On blur, selects the intended country: the one named, the highlighted one, or the only match. */
  function settle(): void {
    const meant =
      findCountry(field.value) ?? (search ? (found[active] ?? (found.length === 1 ? found[0] : undefined)) : undefined)
    if (meant && meant.name !== field.value) void setValue(meant.name)
    setOpen(false)
    void setTouched(true, !meant)
  }

  return (
    <div className={css.place}>
      <TextField
        id={id}
        name="country"
        label={label}
        inputRef={input}
        fullWidth
        margin="dense"
        value={field.value}
        error={Boolean(message)}
        helperText={message}
        autoComplete="country-name"
        onChange={({ target }) => {
          void setValue(target.value)
          // Autofill also changes this field, but must not open the list.
          if (document.activeElement !== target) return
          setSearch(target.value)
          setActive(-1)
          setOpen(true)
        }}
        onBlur={settle}
        onClick={() => !open && show()}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-required': true,
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': listId,
            'aria-activedescendant': open && found[active] ? `${listId}-${found[active].code}` : undefined,
            maxLength: MAX_LENGTH,
            spellCheck: false,
          },
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.list}
        className={css.list}
        hidden={!open || found.length === 0}
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the field's, as the pattern wants it
          <div
            key={country.code}
            id={`${listId}-${country.code}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={css.option}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(country)}
          >
            {country.name}
          </div>
        ))}
      </div>
      <output className="visually-hidden">{open && search !== null && texts.found(found.length)}</output>
    </div>
  )
}
