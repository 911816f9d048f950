import { Invoice, PackingSlip } from '@superium/shared/orders'
import { type ReactNode, useEffect, useState } from 'react'
import type { Paper } from './load-papers'

/** Prints papers: the caller must render `sheets`, which are visible only on paper. */
export function usePrinting(): { sheets: ReactNode; print(papers: readonly Paper[]): void } {
  const [papers, setPapers] = useState<readonly Paper[]>([])
  useEffect(() => {
    if (papers.length === 0) return
    let gone = false
    // Waits only for the pictures on the sheets.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('body > section img')]
    void Promise.allSettled(pictures.map((one) => one.decode())).then(() => {
      if (gone) return
      window.print()
      setPapers([])
    })
    return () => {
      gone = true
    }
  }, [papers])
  return { sheets: papers.map(toSheet), print: setPapers }
}

function toSheet(paper: Paper): ReactNode {
  const { order } = paper
  if (paper.kind === 'invoice') return <Invoice key={order._id} order={order} address={paper.address} />
  const { sender, pieces, cash } = paper.packing
  const key = `${order._id} ${sender.seller?.slug ?? ''}`
  return <PackingSlip key={key} order={order} sender={sender} pieces={pieces} cash={cash} />
}
