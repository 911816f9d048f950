import type { Order } from '@superium/shared/api'

/** The lines of an order's delivery address, without empty ones. */
export function addressLines({ name, street, subDistrict, district, postalCode, country }: Order): string[] {
  return [name, street, subDistrict, `${postalCode} ${district}`, country].filter((line) => line.trim())
}
