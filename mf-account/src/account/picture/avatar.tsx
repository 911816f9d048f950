import { Picture } from '@superium/shared/ui'
import css from './picture.module.css'

interface AvatarProps {
  /** The URL of the picture; empty without one. */
  address: string
  /** The first letter replaces a missing picture. */
  name: string
  large?: boolean
}

/** A person's picture, or the first letter of their name. */
export function Avatar({ address, name, large = false }: AvatarProps) {
  const size = large ? css.large : css.small
  if (address) {
    return (
      <span className={`${css.avatar} ${size}`} aria-hidden="true">
        <Picture src={address} alt="" sizes={large ? '96px' : '56px'} cropped critical />
      </span>
    )
  }
  return (
    <span className={`${css.avatar} ${size}`} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
}
