import { ButtonLink, Notice, PageTitle } from '@superium/shared/ui'
import { ShieldX } from 'lucide-react'
import { adminTexts } from '../texts'

/** The message for a signed-in user without the `admin` claim. */
export function Forbidden() {
  const { title, text, home } = adminTexts.forbidden
  return (
    <>
      <PageTitle title={title} />
      <Notice
        tone="alert"
        icon={<ShieldX size={28} aria-hidden="true" />}
        title={title}
        actions={<ButtonLink to="/">{home}</ButtonLink>}
      >
        <p>{text}</p>
      </Notice>
    </>
  )
}
