import type { APIRequestContext } from '@playwright/test'
import { accounts } from '../src/accounts'
import { BILLING } from '../src/shop-in-browser'
import type { ScriptGate } from './script-gate'
import type { Visitor } from './visitor'

interface Listed {
  _id: string
  name: string
  stock: number
  variantCount?: number
}

/** What a journey needs of the shop. */
interface Wares {
  plain: Listed
  shirt: Listed
}

/** A product without variants, and a T-shirt in several sizes, both with enough pieces for everybody. */
export async function findWares(request: APIRequestContext): Promise<Wares> {
  const find = async (category: string, fits: (one: Listed) => boolean): Promise<Listed> => {
    const answer = await request.get(`/api/v1/shop/categorywise?category=${category}&page=0&size=100&sortId=1`)
    const found = ((await answer.json()) as { data: Listed[] }).data.find((one) => one.stock > 20 && fits(one))
    if (!found) throw new Error(`No product of ${category} fits.`)
    return found
  }
  return {
    plain: await find('books', ({ variantCount }) => !variantCount),
    shirt: await find('tshirts', ({ variantCount = 0 }) => variantCount > 5),
  }
}

const literally = (text: string): RegExp => new RegExp(text.replaceAll(/[^\w ]/g, String.raw`\$&`))

/** Signs in on the sign-in page. */
async function signIn(visitor: Visitor, email: string): Promise<void> {
  // The page before has a field for an e-mail address, too, and stays until this one is there.
  await visitor.see('main h1', /^Account Login$/)
  await visitor.fill('main input', /^Email/, email)
  await visitor.fill('main input', /^Password/, accounts.password)
  await visitor.click('main button', /^Continue$/)
  await visitor.at(/^(?!.*\/signin)/)
}

async function chooseInMenu(visitor: Visitor, css: string, name: RegExp): Promise<void> {
  await visitor.click('header button', /^Profile$/)
  await visitor.click(css, name)
}

/**
 * From a tap before the scripts have run to an order, and to the administrator who sees it. All after the first page goes
 * by links, so that it also works where nothing is stored.
 */
export async function shop(
  visitor: Visitor,
  { gate, wares, email, storage }: { gate: ScriptGate; wares: Wares; email: string; storage: boolean },
): Promise<void> {
  const { plain, shirt } = wares
  await visitor.resize(1100, 850)

  const release = gate.hold()
  await visitor.open(`/product-detail/${plain._id}`)
  await visitor.click('main button', /^Add to cart$/)
  await visitor.see('main button[aria-busy="true"]', /^Add to cart$/)
  await visitor.see('header button', /^Cart, 0 items$/)
  release()
  await visitor.see('header button', /^Cart, 1 item$/)
  if (!storage) await visitor.see('body', /This browser keeps nothing for the shop\./)

  await visitor.click('header a[href="/"]')
  await visitor.see('main h2', /^On Sale Now$/)
  await visitor.click('main a[href="/category?category=books"]')
  await visitor.see('main h1', /^Books$/)
  await visitor.click('aside label', /^In Stock/)
  await visitor.at(/category=books&availability=in-stock|availability=in-stock&category=books/)
  await visitor.see('aside input:checked', /^In Stock/)
  await visitor.back()
  await visitor.at(/\/category\?category=books$/)
  await visitor.see('aside input:not(:checked)', /^In Stock/)

  await visitor.click('main article button', /^Quick view of /)
  await visitor.see('dialog a', /^See all details$/)
  await visitor.back()
  await visitor.gone('dialog')
  await visitor.at(/\/category\?category=books$/)

  await visitor.fill('header input', /^Search for products/, shirt.name)
  await visitor.press('Enter')
  await visitor.at(/\/category\?search=/)
  await visitor.click('main article a', literally(shirt.name))
  await visitor.see('main h1', literally(shirt.name))
  await visitor.click('main [data-axis="size"] label:not([title$="Sold out"])')
  await visitor.see('main [data-axis="size"] input:checked')
  await visitor.click('main button', /^Add to cart$/)
  await visitor.see('header button', /^Cart, 2 items$/)

  await visitor.resize(390, 844)
  await visitor.click('header button', /^Search$/)
  await visitor.fill('[role="dialog"] input', /^Search for products/, 'mug')
  await visitor.escape('[role="dialog"] input')
  await visitor.resize(1100, 850)

  await visitor.click('header button', /^Cart, 2 items$/)
  await visitor.click('dialog a, [role="dialog"] a', /^View cart$/)
  await visitor.see('main h1', /^Your Cart$/)
  await visitor.click('main button', /^Increase quantity/)
  await visitor.see('header button', /^Cart, 3 items$/)
  await visitor.click('main a', /^Checkout$/)
  await signIn(visitor, email)
  await visitor.at(/\/checkout$/)
  await visitor.fill('main input', /^Country\b/, 'Bangladesh')
  await visitor.click('[role="option"]', /^Bangladesh/)
  for (const [name, value] of Object.entries(BILLING))
    await visitor.fill('main input, main textarea', new RegExp(`^${name}\\b`), value)
  await visitor.click('main label', /^Cash on delivery/)
  await visitor.click('main button', /^Confirm Order/)
  await visitor.at(/\/order\//)
  await visitor.see('header button', /^Cart, 0 items$/)

  await chooseInMenu(visitor, 'a', /^My Order$/)
  await visitor.at(/\/myaccount\/orders$/)
  await visitor.see('main h1', /^Account$/)
  await visitor.see('main', literally(shirt.name))

  await chooseInMenu(visitor, 'button', /^Log out$/)
  await visitor.click('header a[href="/signin"]')
  await signIn(visitor, accounts.admin)
  await chooseInMenu(visitor, 'a', /^Admin dashboard$/)
  await visitor.see('main h1', /^Dashboard$/)
  await visitor.click('nav a[href="/superium-admin/orders"]')
  await visitor.see('main', literally(email))
}
