import { readFormDraft } from '@superium/shared/form-draft'
import { $session, useShared } from '@superium/shared/state'
import { useEffect, useState } from 'react'

/**
 * Whether a form is open, and how to open and close it. One with a draft opens by itself, so that after a reload its author sees
 * that nothing was lost.
 */
export function useOpenWithDraft(name: string) {
  const { status, user } = useShared($session)
  const uid = status === 'loading' ? undefined : (user?.uid ?? '')
  const [state, setState] = useState<'closed' | 'open' | 'by itself'>('closed')
  useEffect(() => {
    if (uid !== undefined && readFormDraft(name, uid, {}))
      setState((before) => (before === 'open' ? before : 'by itself'))
  }, [uid, name])
  return {
    open: state !== 'closed',
    byItself: state === 'by itself',
    show: () => setState('open'),
    close: () => setState('closed'),
  }
}
