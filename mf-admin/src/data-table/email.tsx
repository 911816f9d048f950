import css from './email.module.css'

/** An e-mail address in a cell, which may be longer than its column. */
export const Email = ({ children }: { children: string }) => <span className={css.email}>{children}</span>
