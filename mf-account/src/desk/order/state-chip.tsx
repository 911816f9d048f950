import type { SellerOrder } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'
import { orderTexts } from './texts'

const tones: Partial<Record<SellerOrder['state'], 'warn' | 'accent' | 'sale'>> = {
  'to-ship': 'warn',
  'return-requested': 'warn',
  delivered: 'accent',
  cancelled: 'sale',
}

/** The state of the seller's part of an order. */
export function StateChip({ state }: { state: SellerOrder['state'] }) {
  return <Chip tone={tones[state] ?? 'plain'}>{orderTexts.states[state]}</Chip>
}
