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
import { askAhead } from '../product/detail-data-ahead'
import css from './instant-navigation.module.css'
import { opensInThisTab } from './opens-in-this-tab'
import { currentPreview, previewRegistered } from './preview-registry'
import { useCancelOnBack } from './use-cancel-on-back'
import { type ShownPreview, useNavigateAfterPaint } from './use-navigate-after-paint'

type Handlers = Pick<LinkProps, 'onPointerDown' | 'onClick'>

const LinkHandlers = createContext<(product: Product) => Handlers>(() => ({}))

/** Returns the event handlers that make a link to a known product show its preview. */
export const useProductLinkHandlers = (): ((product: Product) => Handlers) => useContext(LinkHandlers)

interface PreviewState {
  product: Product
  /** The key of the location that the preview belongs to. */
  locationKey: string
  /** Undefined while the preview is rendered but hidden. */
  shown?: ShownPreview
}

interface InstantNavigationProps {
  children: ReactNode
  /** The products on the page; the preview of the first is rendered in advance. */
  products: Product[] | Promise<Product[] | null>
}

/**
 * Wraps a page with product links. A click paints a preview of the product from its card's data in the same frame; the
 * router navigates afterwards. A hidden preview is rendered while the browser is idle and updated on pointer down, so
 * that a click only reveals it.
 */
export function InstantNavigation({ children, products }: InstantNavigationProps) {
  const { key } = useLocation()
  const [preview, setPreview] = useState<PreviewState | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const idle = useNavigation().state === 'idle'
  // A ref keeps the handlers stable, so that a navigation does not render the cards again.
  const idleNow = useRef(idle)
  idleNow.current = idle
  // biome-ignore lint/correctness/useExhaustiveDependencies: a preview belongs to one location
  useEffect(() => {
    let mounted = true
    const prepare = async (): Promise<void> => {
      const [listed] = await Promise.all([products, previewRegistered])
      const product = listed?.[0]
      if (!product || !mounted) return
      whenIdle(() => mounted && startTransition(() => setPreview((now) => now ?? { product, locationKey: key })))
    }
    void prepare()
    return () => {
      mounted = false
      setPreview(null)
    }
  }, [key])
  const linkHandlers = useCallback(
    (product: Product): Handlers => ({
      onPointerDown({ button }) {
        if (button !== 0) return
        if (currentPreview()) startTransition(() => setPreview({ product, locationKey: key }))
        else askAhead(product._id)
      },
      onClick(event) {
        if (!opensInThisTab(event)) return
        if (!currentPreview()) askAhead(product._id)
        // During another navigation the router alone handles the click.
        if (!currentPreview() || !idleNow.current) return
        event.preventDefault()
        const { pathname, search, hash } = event.currentTarget
        const shown = { to: pathname + search + hash, scrollY: window.scrollY, focused: document.activeElement }
        setPreview((now) => (now?.locationKey === key && now.shown ? now : { product, locationKey: key, shown }))
      },
    }),
    [key],
  )
  const current = preview?.locationKey === key ? preview : null
  const Preview = current && currentPreview()
  const shown = current?.shown !== undefined
  const painted = useNavigateAfterPaint(current?.shown, idle, container)
  useCancelOnBack(current?.shown, () => setPreview(null))
  return (
    <LinkHandlers value={linkHandlers}>
      <div ref={container} className={`${css.container} ${Preview ? css.hasPreview : ''}`}>
        {Preview && (
          <div className={shown ? undefined : css.hidden} inert={!shown} aria-hidden={!shown || undefined}>
            <Preview product={current.product} withPicture={painted} />
          </div>
        )}
        <div className={shown ? css.covered : undefined} aria-hidden={shown || undefined}>
          {children}
        </div>
      </div>
    </LinkHandlers>
  )
}
