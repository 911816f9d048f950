import { Chip } from '@superium/shared/ui'
import { sellerStates } from './texts'

/** Amber: waits for the shop's decision. Red: may not sell. */
const tones = { pending: 'warn', approved: 'accent', declined: 'sale', suspended: 'sale' } as const

/** The state of an application or shop. */
export function SellerStateChip({ state }: { state: keyof typeof tones }) {
  return <Chip tone={tones[state]}>{sellerStates[state]}</Chip>
}
