import { useAction } from '@superium/shared/action'
import type { Order } from '@superium/shared/api'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { FileText, Package } from 'lucide-react'
import { loadPapers, type PaperKind } from '../print/load-papers'
import { usePrinting } from '../print/use-printing'
import frame from './order.module.css'
import { orderTexts } from './order-texts'

const texts = orderTexts.print

/** Prints the invoice of an order, or the packing slips of its parcels: one page per sender. */
export function PrintButtons({ order }: { order: Order }) {
  const { sheets, print } = usePrinting()
  const { doing, act } = useAction<PaperKind>()
  const start = (kind: PaperKind): Promise<void> => {
    const run = async (): Promise<void> => {
      const papers = await loadPapers(kind, [order])
      if (papers.length > 0) print(papers)
      else notify('info', texts.nothing)
    }
    return act(run, { name: kind })
  }
  const several = new Set(order.products.map(({ seller }) => seller?.slug)).size > 1
  return (
    <div className={frame.print}>
      <Button variant="secondary" size="small" busy={doing === 'invoice'} onClick={() => void start('invoice')}>
        <FileText size={16} aria-hidden="true" />
        {texts.invoice}
      </Button>
      <Button variant="secondary" size="small" busy={doing === 'slip'} onClick={() => void start('slip')}>
        <Package size={16} aria-hidden="true" />
        {several ? texts.slips : texts.slip}
      </Button>
      {sheets}
    </div>
  )
}
