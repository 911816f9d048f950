import { drawPicture } from './draw-picture'
import { type FormPart, sendForm } from './send-form'
import type { TestShop } from './test-shop'

/** Applies to sell as the account of `token`; `change` overrides parts of the form, undefined leaves one out. */
export async function applyToSell(
  { app }: TestShop,
  token: string,
  change: Readonly<Record<string, FormPart | readonly FormPart[] | undefined>> = {},
) {
  const parts = {
    ...{ fname: 'Ada', lname: 'Lovelace', email: `${token}@shop.example`, district: 'Dhaka', phone: '01700000000' },
    ...{
      address: 'Lake Road 4',
      shopname: 'Lake Goods',
      shopaddress: 'Lake Road 5',
      password: 'never-kept',
      role: 'seller',
    },
    profilePicture: { file: await drawPicture({ seed: 1 }) },
    logo: { file: await drawPicture({ seed: 2 }) },
    coverPhoto: { file: await drawPicture({ seed: 3, width: 900 }) },
    ...change,
  }
  const sent = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [[name, part] as const]))
  return sendForm(app, '/api/v1/user/become-seller', Object.fromEntries(sent), token)
}
