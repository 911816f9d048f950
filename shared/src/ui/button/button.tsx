import { Link, type LinkProps } from '@superium/shared/router'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner'
import css from './button.module.css'

interface Look {
  /** One `primary` per view; `quiet` has no frame. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  wide?: boolean
}

const classes = ({ variant = 'primary', size = 'medium', wide = false }: Look, extra = ''): string =>
  `${css.button} ${css[variant]} ${css[size]} ${wide ? css.wide : ''} ${extra}`

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** A button; while `busy` it shows a spinner, keeps its width and does nothing. */
export function Button({ variant, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={busy ? css.hidden : css.content}>{children}</span>
      {busy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: Look & LinkProps) {
  return (
    <Link
      {...rest}
      className={classes({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }, className)}
    />
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  label: string
  children: ReactNode
  /** A count on its corner; hidden at 0. */
  badge?: number
}

/** A round button with only an icon, at least 44 px in size. */
export function IconButton({ label, children, badge = 0, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${css.icon} ${className}`}
      aria-label={label}
      title={rest.title ?? label}
    >
      {children}
      {badge > 0 && (
        <span className={css.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </button>
  )
}
