import type { SearchSlotProps } from '@superium/shared/contract'
import { useNavigate } from '@superium/shared/router'
import { $searches, useShared } from '@superium/shared/state'
import { useEffect, useId, useState } from 'react'
import { rememberSearch } from './remember-search'
import css from './search.module.css'
import { SuggestedInstead } from './suggested-instead'
import { recentGroups, type Suggestion, suggestedGroups } from './suggestion-groups'
import { SuggestionRow } from './suggestion-row'
import { searchTexts } from './texts'
import { useComboboxAttributes } from './use-combobox-attributes'
import { useFieldTextAndFocus } from './use-field-text-and-focus'
import { useSuggestions } from './use-suggestions'

const NONE = -1

/** Suggestions for the shell's search field, which becomes a combobox. */
export default function Search({ field, look, onFollow }: SearchSlotProps) {
  const { text, focused } = useFieldTextAndFocus(field)
  const suggested = useSuggestions(focused ? text : '')
  const recent = useShared($searches)
  const [dismissed, setDismissed] = useState(false)
  const [active, setActive] = useState(NONE)
  const navigate = useNavigate()
  const list = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or a new focus resets the list
  useEffect(() => {
    setDismissed(false)
    setActive(NONE)
  }, [text, focused])

  const groups = text === '' ? recentGroups(recent) : suggested ? suggestedGroups(suggested) : []
  const options = groups.flatMap(({ kind, suggestions }) => suggestions.map((suggestion) => ({ kind, suggestion })))
  const open = focused && !dismissed && options.length > 0
  const idOf = (index: number): string => `${list}-${index}`

  const follow = ({ to, term }: Suggestion): void => {
    if (to === null) {
      $searches.set([])
      return
    }
    if (term !== undefined) rememberSearch(term)
    setDismissed(true)
    field.blur()
    onFollow()
    navigate(to)
  }
  const move = (next: number): void => {
    setDismissed(false)
    // Beyond either end, the field itself is active, as the APG allows.
    setActive(next < NONE ? options.length - 1 : next >= options.length ? NONE : next)
  }
  /** Handles a key; returns whether it did. */
  const handleKey = (key: string): boolean => {
    const chosen = open ? options[active] : undefined
    switch (key) {
      case 'ArrowDown':
        move(open ? active + 1 : 0)
        return options.length > 0
      case 'ArrowUp':
        move(open ? active - 1 : options.length - 1)
        return options.length > 0
      case 'Enter':
        if (chosen) follow(chosen.suggestion)
        return chosen !== undefined
      case 'Escape':
        setDismissed(true)
        return open
      default:
        return false
    }
  }
  useComboboxAttributes(field, {
    list,
    open,
    active: active === NONE ? undefined : idOf(active),
    onKey(event) {
      if (!event.isComposing && handleKey(event.key)) event.preventDefault()
    },
    onSubmit() {
      rememberSearch(field.value)
      setDismissed(true)
    },
  })

  const noSuggestions = focused && !dismissed && text !== '' && suggested !== null && options.length === 0
  let index = 0
  return (
    <>
      <p role="status" className="visually-hidden">
        {open && searchTexts.count(options.length)}
        {noSuggestions && suggested.text === text && searchTexts.noSuggestions(text)}
      </p>
      {noSuggestions && (
        <div className={`${css.panel} ${css[look]}`}>
          {/* Screen readers get this from the status above. */}
          <p className={css.note} aria-hidden="true">
            {searchTexts.noSuggestions(text)}
          </p>
        </div>
      )}
      {open && (
        <div className={`${css.panel} ${css[look]}`}>
          {text !== '' && suggested && <SuggestedInstead {...suggested} />}
          {/* Pressing in the list must not move the focus out of the field. */}
          <div
            id={list}
            role="listbox"
            aria-label={searchTexts.suggestions}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map(({ kind, name, suggestions }) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
              <div key={kind} role="group" aria-label={name} className={css.group}>
                {kind !== 'all' && kind !== 'clear' && (
                  <p className={css.name} aria-hidden="true">
                    {name}
                  </p>
                )}
                {suggestions.map((suggestion) => {
                  const place = index++
                  return (
                    <SuggestionRow
                      key={suggestion.to ?? kind}
                      id={idOf(place)}
                      kind={kind}
                      suggestion={suggestion}
                      active={place === active}
                      onChoose={() => follow(suggestion)}
                    />
                  )
                })}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
