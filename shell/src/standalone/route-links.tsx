import { NavLink, useNavigate } from '@superium/shared/router'
import type { FormEvent } from 'react'
import css from './standalone-frame.module.css'
import { standaloneTexts } from './texts'

const PARAMETER = /:([A-Za-z]+)\??/g

/** Links to a remote's routes, with fields for the parameters of a pattern. */
export function RouteLinks({ patterns }: { patterns: readonly string[] }) {
  return (
    <nav aria-label={standaloneTexts.routes} className={css.routes}>
      <ul>
        {patterns.map((pattern) => (
          <li key={pattern}>
            {pattern.includes(':') ? <WithParameters pattern={pattern} /> : <NavLink to={pattern}>{pattern}</NavLink>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WithParameters({ pattern }: { pattern: string }) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    navigate(pattern.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(values.get(name)))))
  }
  return (
    <form onSubmit={submit}>
      <code>{pattern}</code>
      {[...pattern.matchAll(PARAMETER)].map(([, name]) => (
        <input key={name} name={name} required placeholder={name} aria-label={`${pattern} ${name}`} />
      ))}
      <button type="submit">{standaloneTexts.open}</button>
    </form>
  )
}
