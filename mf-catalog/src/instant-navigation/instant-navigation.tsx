import type { Product } from '@superium/shared/api'
import { type LinkProps, useLocation, useNavigation } from '@superium/shared/router'
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
import css from './instant-navigation.module.css'
import { opensInThisTab } from './opens-in-this-tab'
import { currentPreview, previewRegistered } from './preview-registry'
import { useCancelOnBack } from './use-cancel-on-back'
import { type ShownPreview, useNavigateAfterPaint } from './use-navigate-after-paint'

type Handlers = Pick<LinkProps, 'onPointerDown' | 'onClick'>

const OpenProduct = createContext<(product: Product) => Handlers>(() => ({}))

/** `opens(product)`: what a link to a product that is known already does beside leading there. */
export const useProductLinkHandlers = (): ((product: Product) => Handlers) => useContext(OpenProduct)

interface Coming {
  product: Product
  /** The location that it belongs to. */
  from: string
  /** Undefined while it is only made ready. */
  shown?: ShownPreview
}

interface InstantNavigationProps {
  children: ReactNode
  /** Products that it shows: the first one's look is made ready. */
  products: Product[] | Promise<Product[] | null>
}

/**
 * A page from which products are opened. Between the click and the detail page stands that page's first look, painted in
 * the click's own frame from what the card knew: the router hears of the click after it. One is made ready when there is
 * nothing else to do, and says of the product whose link is pressed what there is to say.
 */
export function InstantNavigation({ children, products }: InstantNavigationProps) {
  const { key } = useLocation()
  const [coming, setComing] = useState<Coming | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const idle = useNavigation().state === 'idle'
  // Read by handlers that stay the same: a navigation renders no card anew.
  const idleNow = useRef(idle)
  idleNow.current = idle
  // Ends with the location, whatever came of it: another page, or the failure in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins and ends with the location
  useEffect(() => {
    let here = true
    const prepare = async (): Promise<void> => {
      const [shown] = await Promise.all([products, previewRegistered])
      const product = shown?.[0]
      if (!product || !here) return
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
        if (button === 0 && currentPreview()) startTransition(() => setComing({ product, from: key }))
      },
      onClick(event) {
        // What is under way could end this page before the look has led to the next: the router knows what to do.
        if (!currentPreview() || !idleNow.current || !opensInThisTab(event)) return
        event.preventDefault()
        const { pathname, search, hash } = event.currentTarget
        const shown = { to: pathname + search + hash, scrolled: window.scrollY, focused: document.activeElement }
        setComing((now) => (now?.from === key && now.shown ? now : { product, from: key, shown }))
      },
    }),
    [key],
  )
  const look = coming?.from === key ? coming : null
  const Look = look && currentPreview()
  const away = look?.shown !== undefined
  const painted = useNavigateAfterPaint(look?.shown, idle, place)
  useCancelOnBack(look?.shown, () => setComing(null))
  return (
    <OpenProduct value={opens}>
      <div ref={place} className={`${css.place} ${Look ? css.answers : ''}`}>
        {Look && (
          <div className={away ? undefined : css.ready} inert={!away} aria-hidden={!away || undefined}>
            <Look product={look.product} pictured={painted} />
          </div>
        )}
        <div className={away ? css.away : undefined} aria-hidden={away || undefined}>
          {children}
        </div>
      </div>
    </OpenProduct>
  )
}
