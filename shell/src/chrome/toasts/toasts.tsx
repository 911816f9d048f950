import { $toasts, useShared } from '@superium/shared/state'
import { lazy, Suspense, useEffect, useState } from 'react'

const ToastList = lazy(() => {
  // notistack's style element needs the document's nonce (CSP) before its module runs.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  Object.assign(globalThis, { __nonce__: nonce })
  return import('./toast-list')
})

/** Shows messages. The first message loads the list's code. */
export function Toasts() {
  const { length } = useShared($toasts)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (length > 0) setNeeded(true)
  }, [length])
  return needed ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
