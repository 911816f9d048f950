import { type Account, headersOf } from '../site/accounts'

/** A response of the shop; status 0 if there was none. */
export interface ShopAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on what was asked, and a wrong one fails the round.
  data: any
}

/** A call is given up after this many milliseconds; even a busy machine is much faster. */
const HUNG_MS = 30_000

/** Posts to the shop as an account. Only an order has an idempotency key. */
export async function post(
  origin: string,
  account: Account,
  path: string,
  body: object,
  key?: string,
): Promise<ShopAnswer> {
  try {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        ...headersOf(account),
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(HUNG_MS),
    })
    const told = (await answer.json()) as { data?: unknown }
    return { status: answer.status, data: told.data }
  } catch {
    return { status: 0, data: undefined }
  }
}
