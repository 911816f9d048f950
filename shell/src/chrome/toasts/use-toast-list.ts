import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds after which a message is shown without the list. */
const PATIENCE_MS = 1_000

async function loadList(): Promise<ComponentType> {
  // notistack's style element needs the document's nonce (CSP) before its module runs.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  Object.assign(globalThis, { __nonce__: nonce })
  return (await import('./toast-list')).default
}

/**
 * The list of messages, which loads with the first message, and after a failure with the next one. `plain` is true while
 * messages are shown without it, until all of them are gone.
 */
export function useToastList(newest: number | undefined): { List: ComponentType | undefined; plain: boolean } {
  const [List, setList] = useState<ComponentType>()
  const [plain, setPlain] = useState(false)
  useEffect(() => {
    if (newest === undefined) return setPlain(false)
    if (List) return
    let waits = true
    const giveUp = (): void => {
      if (waits) setPlain(true)
    }
    const timer = setTimeout(giveUp, PATIENCE_MS)
    loadList().then((loaded) => setList(() => loaded), giveUp)
    return () => {
      waits = false
      clearTimeout(timer)
    }
  }, [newest, List])
  return { List, plain }
}
