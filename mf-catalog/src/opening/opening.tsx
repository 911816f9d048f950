import type { Product } from '@superium/shared/api'
import { type LinkProps, useLocation } from '@superium/shared/router'
import { whenIdle } from '@superium/shared/ui'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { firstLookBrought, firstLookNow } from './first-look'
import { leadsAway } from './leads-away'
import css from './opening.module.css'
import { type Shown, useOpenPage } from './use-open-page'
import { useWayBack } from './use-way-back'

type Handlers = Pick<LinkProps, 'onPointerDown' | 'onClick'>

const OpenProduct = createContext<(product: Product) => Handlers>(() => ({}))

/** `opens(product)`: what a link to a product that is known already does beside leading there. */
export const useOpensProduct = (): ((product: Product) => Handlers) => useContext(OpenProduct)

interface Coming {
  product: Product
  /** The location that it was pressed at. */
  from: string
  /** Undefined while it is only made ready. */
  shown?: Shown
}

interface OpeningProps {
  children: ReactNode
  /** Products that it shows. */
  products: Product[] | Promise<Product[] | null>
}

/**
 * A page from which products are opened. Between the click and the detail page stands that page's first look, painted in
 * the click's own frame from what the card knew: the router hears of the click after it. One is made ready when there is
 * nothing else to do, and says of the product whose link is pressed what there is to say.
 */
export function Opening({ children, products }: OpeningProps) {
  const { key } = useLocation()
  const [coming, setComing] = useState<Coming | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // Whatever came of it: another page, or the failure in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins and ends with the location
  useEffect(() => {
    let here = true
    const prepare = async (): Promise<void> => {
      const [shown] = await Promise.all([products, firstLookBrought])
      const product = shown?.[0]
      if (!product) return
      whenIdle(() => here && startTransition(() => setComing((now) => now ?? { product, from: key })))
    }
    void prepare()
    return () => {
      here = false
      setComing(null)
    }
  }, [key])
  const opens = useCallback(
    (product: Product): Handlers => ({
      onPointerDown({ button }) {
        if (button === 0 && firstLookNow()) startTransition(() => setComing({ product, from: key }))
      },
      onClick(event) {
        if (!firstLookNow() || !leadsAway(event)) return
        event.preventDefault()
        const { pathname: to } = event.currentTarget
        const shown = { to, scrolled: window.scrollY, height: place.current?.offsetHeight ?? 0 }
        setComing({ product, from: key, shown })
      },
    }),
    [key],
  )
  const look = coming?.from === key ? coming : null
  const Look = look && firstLookNow()
  const away = look?.shown !== undefined
  useOpenPage(look?.shown)
  useWayBack(look?.shown?.scrolled, () => setComing(null))
  return (
    <OpenProduct value={opens}>
      <div ref={place} className={css.place} style={look?.shown && { minHeight: look.shown.height }}>
        {Look && (
          <div className={away ? undefined : css.ready} inert={!away}>
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
