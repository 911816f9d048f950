import { Link, type LinkProps } from '@superium/shared/router'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
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

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean
  /** Called for a press while `busy`. */
  onBusyClick?: (() => void) | undefined
}

/** A button; while `busy` it shows a spinner, keeps its width and does nothing, except `onBusyClick`. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  onBusyClick,
  ...rest
}: ButtonProps) {
  const whileBusy = (event: MouseEvent): void => {
    event.preventDefault()
    onBusyClick?.()
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? whileBusy : onClick}
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
