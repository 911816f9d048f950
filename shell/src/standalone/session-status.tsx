import { $session, useShared } from '@superium/shared/state'
import { standaloneTexts } from './texts'

/** Who is signed in, from the shared state. */
export function SessionStatus() {
  const { status, user } = useShared($session)
  if (status === 'loading') return <span>{standaloneTexts.loading}</span>
  if (!user) {
    return (
      <span>
        {standaloneTexts.anonymous} <a href="/signin">{standaloneTexts.signIn}</a>
      </span>
    )
  }
  const leave = async (): Promise<void> => {
    const { logOut } = await import('@superium/shared/identity')
    await logOut()
  }
  return (
    <span>
      {user.email}
      {standaloneTexts.roles(user.roles)}{' '}
      <button type="button" onClick={leave}>
        {standaloneTexts.signOut}
      </button>
    </span>
  )
}
