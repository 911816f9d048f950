import { User } from 'lucide-react'
import { useState } from 'react'
import css from './account-area.module.css'

/** The folder of a picture of this shop: pictures of other sites are not loaded. */
const FOLDER = /\/media\/[\w-]{1,100}\//

/** The picture in the profile button, or a plain icon. */
export function ProfileIcon({ photoURL }: { photoURL: string | null }) {
  const [broken, setBroken] = useState<string>()
  const src = photoURL?.match(FOLDER)?.[0].concat('96.webp')
  if (!src || src === broken) return <User size={22} aria-hidden="true" />
  return <img className={css.picture} src={src} alt="" width={32} height={32} onError={() => setBroken(src)} />
}
