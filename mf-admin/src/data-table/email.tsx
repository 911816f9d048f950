import { Fragment } from 'react'
import css from './email.module.css'

/** An e-mail address in a cell, which may be longer than its column: it breaks after the @ and the points first. */
export function Email({ children }: { children: string }) {
  const parts = children.split(/(?<=[@.])/)
  return (
    <span className={css.email}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else to tell them apart
        <Fragment key={place}>
          {part}
          {place < parts.length - 1 && <wbr />}
        </Fragment>
      ))}
    </span>
  )
}
