import type { Random } from './random'

/** A UUIDv7 (RFC 9562 §5.7) of a moment; the same seed gives the same id. */
export function uuidOfMoment(moment: Date, random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}
