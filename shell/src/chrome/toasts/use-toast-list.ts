import { whenIdle } from '@superium/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'

type List = ComponentType<{ region: HTMLElement }>

/** After this time, in milliseconds, a message is shown without the list. */
const PATIENCE_MS = 1_000

async function loadList(): Promise<List> {
  // notistack's style element needs the document's nonce (CSP) before its module runs.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  Object.assign(globalThis, { __nonce__: nonce })
  return (await import('./toast-list')).default
}

/**
 * The list of messages. Its code loads when the browser is idle, so that it is there when the connection is not; if it failed,
 * again with the next message. Until then, and until the messages that stand without it are gone, they are `plain`.
 */
export function useToastList(newest: number | undefined): { List: List | undefined; plain: boolean } {
  const [List, setList] = useState<List>()
  const [plain, setPlain] = useState(false)
  useEffect(() => {
    whenIdle(() => {
      loadList().then(
        (loaded) => setList(() => loaded),
        () => undefined,
      )
    })
  }, [])
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
