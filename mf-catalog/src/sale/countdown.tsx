import css from './countdown.module.css'
import { saleTexts } from './texts'
import { useTimeLeft } from './use-time-left'

/** The countdown of a sale; it disappears when the sale ends. */
export function SaleCountdown({ endsAt }: { endsAt: string }) {
  const remaining = useTimeLeft(endsAt)
  return remaining === 0 ? null : <Countdown remaining={remaining} />
}

/** Days, hours, minutes and seconds until the end; dashes before hydration. */
export function Countdown({ remaining }: { remaining: number | null }) {
  return (
    <div role="timer" className={css.countdown} aria-label={saleTexts.endsIn}>
      <span className={css.label} aria-hidden="true">
        {saleTexts.endsIn}
      </span>
      {partsOf(remaining).map(({ unit, value }) => (
        <span key={unit} className={css.part}>
          <span className={css.value}>{value}</span> <span className={css.unit}>{unit}</span>
        </span>
      ))}
    </div>
  )
}

function partsOf(remaining: number | null): { unit: string; value: string }[] {
  const seconds = remaining === null ? null : Math.floor(remaining / 1000)
  const part = (unit: string, divisor: number, bound: number) => ({
    unit,
    value: seconds === null ? '––' : String(Math.floor(seconds / divisor) % bound).padStart(2, '0'),
  })
  const { days, hours, minutes, seconds: unit } = saleTexts
  return [part(days, 86_400, 1000), part(hours, 3600, 24), part(minutes, 60, 60), part(unit, 1, 60)]
}
