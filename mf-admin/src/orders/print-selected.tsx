import type { AdminOrders } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { FileText, Package } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
  const [busy, setBusy] = useState<PaperKind | null>(null)
  const loading = useRef<AbortController>(undefined)
  useEffect(() => () => loading.current?.abort(), [])
  const start = async (kind: PaperKind): Promise<void> => {
    setBusy(kind)
    loading.current = new AbortController()
    const { signal } = loading.current
    try {
      const orders = []
      for (const { _id } of selected) orders.push(await loadOrder(_id, signal))
      const papers = await loadPapers(kind, orders, signal)
      print(papers)
      const without = orders.filter(({ _id }) => !papers.some(({ order }) => order._id === _id))
      if (without.length > 0) notify('info', texts.nothing(without.map(({ orderNumber }) => orderNumber).join(', ')))
    } catch (error) {
      if (!signal.aborted) notify('error', texts.failed(errorMessage(error)))
    }
    setBusy(null)
  }
  const why = selected.length === 0 ? orderListTexts.none : busy === null ? '' : texts.busy
  return (
    <>
      {choices.map(({ kind, Icon }) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          busy={busy === kind}
          onClick={() => void start(kind)}
          {...(busy !== kind && unavailable(why))}
        >
          <Icon size={16} aria-hidden="true" />
          {texts[kind]}
        </Button>
      ))}
      {sheets}
    </>
  )
}
