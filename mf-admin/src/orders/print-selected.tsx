import { useAction } from '@superium/shared/action'
import type { AdminOrders } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { FileText, Package } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { loadOrder } from './order/order-requests'
import { orderListTexts } from './order-list-texts'
import { loadPapers, type PaperKind } from './print/load-papers'
import { usePrinting } from './print/use-printing'

const texts = orderListTexts.print

const choices = [
  { kind: 'slip', Icon: Package },
  { kind: 'invoice', Icon: FileText },
] as const

interface PrintSelectedProps {
  selected: readonly Pick<AdminOrders['data'][number], '_id'>[]
}

/** Prints packing slips or invoices of the selected orders in their current state, one per sheet. */
export function PrintSelected({ selected }: PrintSelectedProps) {
  const { sheets, print } = usePrinting()
  const { busy, doing, act } = useAction<PaperKind>()
  const loading = useRef<AbortController>(undefined)
  useEffect(() => () => loading.current?.abort(), [])
  const start = (kind: PaperKind): Promise<void> => {
    loading.current = new AbortController()
    const { signal } = loading.current
    const run = async (): Promise<void> => {
      const orders = []
      for (const { _id } of selected) orders.push(await loadOrder(_id, signal))
      const papers = await loadPapers(kind, orders, signal)
      print(papers)
      const without = orders.filter(({ _id }) => !papers.some(({ order }) => order._id === _id))
      if (without.length > 0) notify('info', texts.nothing(without.map(({ orderNumber }) => orderNumber).join(', ')))
    }
    return act(run, {
      name: kind,
      tell: (error) => (signal.aborted ? undefined : texts.failed(errorMessage(error))),
    })
  }
  const why = selected.length === 0 ? orderListTexts.none : busy ? texts.busy : ''
  return (
    <>
      {choices.map(({ kind, Icon }) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          busy={doing === kind}
          onClick={() => void start(kind)}
          {...(doing !== kind && unavailable(why))}
        >
          <Icon size={16} aria-hidden="true" />
          {texts[kind]}
        </Button>
      ))}
      {sheets}
    </>
  )
}
