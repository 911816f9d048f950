import { Button, Dialog, late } from '@superium/shared/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import css from './page.module.css'
import { listingTexts } from './texts'

interface FilterSheetProps {
  /** The number of products in the list. */
  count: number
  exact: boolean
  children: ReactNode
}

/** The slide-over panel of filters on small screens, opened with "Filter" (spec §2). */
export function FilterSheet({ count, exact, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  // Opens the panel before its content renders, so that the tap responds at once.
  const filled = useDeferredValue(open)
  const close = (): void => setOpen(false)
  return (
    <div className={css.sheet}>
      <Button
        {...late('filters')}
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {listingTexts.filter}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={listingTexts.filters}
        look="sheet-left"
        actions={
          <Button wide onClick={close}>
            {listingTexts.showResults(count, exact)}
          </Button>
        }
      >
        {filled && children}
      </Dialog>
    </div>
  )
}
