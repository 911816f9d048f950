import { Fragment } from 'react'
import css from './email.module.css'

/** An e-mail address in a cell. One that is longer than its column breaks after the @ or a dot first. */
export function Email({ children }: { children: string }) {
  const parts = children.split(/(?<=[@.])/)
  return (
    <span className={css.email}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key
        <Fragment key={place}>
          {part}
          {place < parts.length - 1 && <wbr />}
        </Fragment>
      ))}
    </span>
  )
}
