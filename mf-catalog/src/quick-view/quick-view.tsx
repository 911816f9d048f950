import type { ListedProduct } from '@superium/shared/api'
import { Dialog, Spinner } from '@superium/shared/ui'
import { LazyComponent } from '../loading/lazy-component'
import css from './quick-view.module.css'
import { quickViewTexts } from './texts'

interface QuickViewProps {
  product: ListedProduct
  open: boolean
  onClose(): void
}

const loadBody = () => import(/* webpackChunkName: "quick-view" */ './quick-view-body')

/** A product in a dialog, to buy it without leaving the list; the code loads when a dialog first opens. */
export function QuickView({ product, open, onClose }: QuickViewProps) {
  return (
    <Dialog open={open} onClose={onClose} title={product.name} look="wide">
      <LazyComponent load={loadBody} props={{ listed: product, onDone: onClose }} pending={<QuickViewWaiting />} />
    </Dialog>
  )
}

function QuickViewWaiting() {
  return (
    <div className={css.waiting}>
      <Spinner label={quickViewTexts.loading} />
    </div>
  )
}
