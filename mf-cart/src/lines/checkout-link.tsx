import { Button, ButtonLink } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { cartTexts } from '../texts'

interface CheckoutLinkProps {
  /** The names of the lines that cannot be bought. */
  undecided: readonly string[]
  label: string
}

/** The way to the checkout. While lines cannot be bought, it says which ones need a decision instead. */
export function CheckoutLink({ undecided, label }: CheckoutLinkProps) {
  const look = { size: 'large', wide: true } as const
  return undecided.length === 0 ? (
    <ButtonLink to="/checkout" {...look}>
      {label}
    </ButtonLink>
  ) : (
    <Button {...look} {...unavailable(cartTexts.line.decide(undecided))}>
      {label}
    </Button>
  )
}
