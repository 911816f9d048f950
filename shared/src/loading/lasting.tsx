import { notify } from '@superium/shared/state'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { createKeeper } from './create-keeper'
import { Deferred } from './deferred'
import { loadingTexts } from './texts'

type LastingProps<T> = ComponentProps<typeof Deferred<T>> & { data: Promise<T> }

/**
 * A `Deferred` for a section with forms or dialogs: if a reload with the same `resetKey` fails temporarily, it keeps
 * the data and everything typed there.
 */
export function Lasting<T>({ data, resetKey = '', ...rest }: LastingProps<T>) {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const [keep] = useState(() => createKeeper<T>(() => here.current && notify('error', loadingTexts.old)))
  return <Deferred<T> {...rest} resetKey={resetKey} data={keep(data, resetKey)} />
}
