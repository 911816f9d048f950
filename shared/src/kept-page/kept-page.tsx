import { RequireSignIn } from '@superium/shared/router'
import { $session, type User, useShared } from '@superium/shared/state'
import { type ReactNode, useRef, useState } from 'react'
import css from './kept-page.module.css'
import { SignInAgain } from './sign-in-again'
import { useLast } from './use-last'
import { UnsavedContext } from './use-unsaved'

interface KeptPageProps {
  /** Shown while the sign-in state loads. */
  pending: ReactNode
  /** Receives the user whose page it is. */
  children(user: User): ReactNode
}

/**
 * A page for signed-in visitors, like `RequireSignIn`. If the session ends after the visitor typed something, the page
 * stays covered until the same person signs in again; it is discarded when somebody else does.
 */
export function KeptPage({ pending, children }: KeptPageProps) {
  const { user } = useShared($session)
  const owner = useLast(user)
  if (!owner) return <RequireSignIn pending={pending}>{null}</RequireSignIn>
  return (
    <OwnPage key={owner.uid} owner={owner} signedIn={user !== null} pending={pending}>
      {children}
    </OwnPage>
  )
}

function OwnPage({ owner, signedIn, pending, children }: KeptPageProps & { owner: User; signedIn: boolean }) {
  // Refs rather than state: a render between the input and the change event of a select would undo the choice.
  const typed = useRef(false)
  const unsaved = useRef(false)
  const [left, setLeft] = useState(false)
  const [tell] = useState(() => (now: boolean): void => {
    unsaved.current = now
  })
  const note = (): void => {
    typed.current = true
  }
  if (!signedIn && (left || !(typed.current || unsaved.current)))
    return <RequireSignIn pending={pending}>{null}</RequireSignIn>
  return (
    <UnsavedContext value={tell}>
      {/* Dialogs have no guard of their own, so any input on the page counts. */}
      <div className={signedIn ? css.page : css.covered} onInput={note}>
        {children(owner)}
      </div>
      {!signedIn && <SignInAgain email={owner.email} onLeave={() => setLeft(true)} />}
    </UnsavedContext>
  )
}
