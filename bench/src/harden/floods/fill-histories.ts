import { setTimeout as sleep } from 'node:timers/promises'
import { post, type ShopAnswer } from '../rounds/shop-client'
import type { Account } from '../site/accounts'
import { orderBody } from '../site/order-request'
import type { Ware } from '../site/wares'

/** The maximum number of lines in an order. */
const LINES = 100
const TRIES = 20

/**
 * Gives each account orders of a hundred lines. They are cancelled, because an account may have only a few unpaid
 * orders.
 */
export async function fillHistories(
  origin: string,
  accounts: readonly Account[],
  wares: readonly Ware[],
  orders: number,
): Promise<void> {
  const products = Array.from({ length: LINES }, (_, n) => ({
    productId: wares[n % wares.length]?.id ?? '',
    quantity: 1,
  }))
  /** Retries a request that a busy shop refuses; the idempotency key ensures that the order counts once. */
  const send = async (account: Account, path: string, body: object, key?: string): Promise<ShopAnswer['data']> => {
    for (let tries = 1; ; tries += 1) {
      const { status, data } = await post(origin, account, `shop/${path}`, body, key)
      if (status === 200) return data
      if (status !== 503 || tries === TRIES) throw new Error(`A history cannot be filled: ${path} ${status}.`)
      await sleep(1_000)
    }
  }
  const fill = async (account: Account): Promise<void> => {
    const { orderTotal } = await send(account, 'quote', { products })
    for (let n = 0; n < orders; n += 1) {
      const { _id } = await send(account, 'orderconfirm', orderBody(account, products, orderTotal), `history-${n}`)
      await send(account, `orders/${_id}/cancel`, {})
    }
  }
  await Promise.all(accounts.map(fill))
}
