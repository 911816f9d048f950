import { useAction } from '@superium/shared/action'
import type { Coupon } from '@superium/shared/api'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { changeCoupon } from './coupon-requests'
import { couponTexts as texts } from './texts'

/** The button in a coupon's row that turns it off or on again. */
export function SwitchCoupon({ coupon: { code, active } }: { coupon: Coupon }) {
  const { revalidate } = useRevalidator()
  const { busy, act } = useAction()
  const change = async (): Promise<void> => {
    await changeCoupon(code, { active: !active })
    notify('success', active ? texts.switchedOff(code) : texts.switchedOn(code))
    await revalidate()
  }
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={active ? texts.switchOff(code) : texts.switchOn(code)}
      onClick={() => void act(change)}
    >
      {active ? texts.off : texts.on}
    </Button>
  )
}
