/** A delivery address. Pages that show the name separately leave it out. */
export interface PostalAddress {
  name?: string
  street: string
  subDistrict: string
  district: string
  postalCode: string
  country: string
}

/** The lines of an address, without empty ones. Pages, e-mails, invoices and packing slips all use this format. */
export function addressLines({
  name = '',
  street,
  subDistrict,
  district,
  postalCode,
  country,
}: PostalAddress): string[] {
  return [name, street, subDistrict, `${postalCode} ${district}`, country].map((line) => line.trim()).filter(Boolean)
}
