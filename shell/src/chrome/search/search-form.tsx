import { useLocation, useNavigate, useSearchParams } from '@superium/shared/router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { shellTexts } from '../../texts'
import css from './search-form.module.css'

/** The search box (spec §2): required; goes to `/category?search={term}`. Works as a plain form before hydration. */
export function SearchForm({ id, onSearch }: { id: string; onSearch?: () => void }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const term = (pathname === '/category' && params.get('search')) || ''
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = term
  }, [term])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (!search) {
      input.current?.focus()
      return
    }
    navigate(`/category?${new URLSearchParams({ search })}`)
    input.current?.blur()
    onSearch?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know <search> in every environment yet
    <form role="search" className={css.search} action="/category" onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {shellTexts.search.label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="search"
        required
        maxLength={200}
        placeholder={shellTexts.search.placeholder}
        defaultValue={term}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={shellTexts.search.submit}>
        <Search size={18} aria-hidden="true" />
      </button>
    </form>
  )
}
