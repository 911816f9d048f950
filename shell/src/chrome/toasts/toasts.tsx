import { $toasts, useShared } from '@superium/shared/state'
import { lazy, Suspense, useEffect, useState } from 'react'

const Snackbars = lazy(() => {
  // notistack's style element needs the document's nonce (CSP) before its module runs.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  Object.assign(globalThis, { __nonce__: nonce })
  return import('./snackbars')
})

/** Shows queued messages. The first one loads notistack. */
export function Toasts() {
  const { length } = useShared($toasts)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (length > 0) setNeeded(true)
  }, [length])
  return needed ? (
    <Suspense>
      <Snackbars />
    </Suspense>
  ) : null
}
