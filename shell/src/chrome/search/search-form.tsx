import { useLocation, useNavigate, useSearchParams } from '@superium/shared/router'
import { Search } from 'lucide-react'
import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Remotes } from '../../remotes/create-remotes'
import { Slot } from '../../slots/slot'
import { shellTexts } from '../../texts'
import css from './search-form.module.css'

interface SearchFormProps {
  id: string
  remotes: Remotes
  /** In a dialog the field takes the focus at once, and its suggestions are listed below it. */
  inDialog?: boolean
  onSearch?: () => void
}

/**
 * The search box (spec §2): required; goes to `/category?search={term}`. It works as a plain form before hydration and
 * without the remote that provides suggestions, which is loaded at the first use of the box.
 */
export function SearchForm({ id, remotes, inDialog = false, onSearch }: SearchFormProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const term = (pathname === '/category' && params.get('search')) || ''
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [used, setUsed] = useState(false)
  // The tap must not wait for the suggestions.
  const use = (): void => startTransition(() => setUsed(true))
  const first = useCallback((field: HTMLInputElement | null) => {
    // React does not write this attribute; a dialog focuses such a field when it opens.
    field?.setAttribute('autofocus', '')
    setInput(field)
  }, [])
  const written = useRef(term)
  useEffect(() => {
    if (!input) return
    // Keeps what the visitor typed before hydration.
    if (input === document.activeElement || (written.current === term && input.value !== term)) setUsed(true)
    else input.value = term
    written.current = term
  }, [input, term])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (!search) {
      input?.focus()
      return
    }
    navigate(`/category?${new URLSearchParams({ search })}`)
    input?.blur()
    onSearch?.()
  }
  return (
    <div className={css.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: React does not know <search> in every environment yet */}
      <form role="search" className={css.search} action="/category" onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {shellTexts.search.label}
        </label>
        <input
          ref={inDialog ? first : setInput}
          id={id}
          // Safari takes every Escape for a field of the type search that has been edited, and the dialog would stay.
          {...(inDialog ? { type: 'text', role: 'searchbox' } : { type: 'search' })}
          name="search"
          required
          maxLength={200}
          placeholder={shellTexts.search.placeholder}
          defaultValue={term}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={use}
          onPointerEnter={use}
        />
        <button type="submit" aria-label={shellTexts.search.submit}>
          <Search size={18} aria-hidden="true" />
        </button>
      </form>
      {used && input && (
        <Slot
          name="search"
          remotes={remotes}
          props={{ field: input, look: inDialog ? 'inline' : 'over', onFollow: () => onSearch?.() }}
          quiet
        />
      )}
    </div>
  )
}
