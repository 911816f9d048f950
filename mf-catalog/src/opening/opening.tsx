import type { Product } from '@superium/shared/api'
import { type LinkProps, useLocation } from '@superium/shared/router'
import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstLookNow } from './first-look'
import css from './opening.module.css'
import { useWayBack } from './use-way-back'

type Handlers = Pick<LinkProps, 'onPointerDown' | 'onPointerCancel' | 'onClick'>

const OpenProduct = createContext<(product: Product) => Handlers>(() => ({}))

/** `opens(product)`: what a link to a product that is known already does beside leading there. */
export const useOpensProduct = (): ((product: Product) => Handlers) => useContext(OpenProduct)

interface Coming {
  product: Product
  /** The location that it was pressed at. */
  from: string
  /** Where the window was scrolled to when it was shown; undefined while it is only made ready. */
  scrolled?: number
}

/**
 * A page from which products are opened. Between the click and the detail page stands that page's first look, painted in
 * the click's own frame from what the card knew: the router and the rest take their time behind it. It is made ready
 * when the link is pressed.
 */
export function Opening({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [coming, setComing] = useState<Coming | null>(null)
  // Whatever came of it: another page, or the failure in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the location that it began at
  useEffect(() => () => setComing(null), [key])
  const opens = useCallback(
    (product: Product): Handlers => ({
      onPointerDown({ button }) {
        if (button === 0 && firstLookNow()) startTransition(() => setComing({ product, from: key }))
      },
      // The finger scrolls.
      onPointerCancel: () => setComing(null),
      onClick({ nativeEvent }) {
        if (!firstLookNow()) return
        // The router hears of the click after this, and keeps the scroll position; a click for a new tab is not its own.
        queueMicrotask(() => {
          if (!nativeEvent.defaultPrevented) return
          flushSync(() => setComing({ product, from: key, scrolled: window.scrollY }))
          window.scrollTo({ top: 0, behavior: 'instant' })
        })
      },
    }),
    [key],
  )
  const look = coming?.from === key ? coming : null
  const Look = look && firstLookNow()
  const away = look?.scrolled !== undefined
  useWayBack(look?.scrolled, () => setComing(null))
  return (
    <OpenProduct value={opens}>
      <div className={css.place}>
        {Look && (
          <div key={look.product._id} className={away ? undefined : css.ready} inert={!away}>
            <Look product={look.product} pictured={away} />
          </div>
        )}
        <div className={away ? css.away : undefined} aria-hidden={away || undefined}>
          {children}
        </div>
      </div>
    </OpenProduct>
  )
}
