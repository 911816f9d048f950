import type { Order } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { Printer } from 'lucide-react'
import { Invoice } from './invoice'
import { loadShopAddress } from './shop-address'
import { orderPartsTexts } from './texts'

interface PrintInvoiceProps {
  order: Order
  /** The shop's address, from a page that has loaded it; otherwise it is loaded here. */
  address?: readonly string[]
}

/** Prints the order's invoice; without the shop's address where it did not load. */
export function PrintInvoice({ order, address: known }: PrintInvoiceProps) {
  const { data: address = known ?? [] } = useLoaded(known ? null : 'address', loadShopAddress)
  return (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {orderPartsTexts.invoice.print}
      </Button>
      <Invoice order={order} address={address} />
    </>
  )
}
