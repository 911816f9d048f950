import { expect, type Page } from '@playwright/test'
import { accounts } from '../src/accounts'
import { callAs } from '../src/call-as'
import { startSession } from '../src/start-session'

/** The badge must be correct within this many milliseconds, even after a crash. */
const WITHIN = 5000

/** An administrator's open page, whose menu counts the pending orders. */
export class WaitingBadge {
  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<WaitingBadge> {
    await startSession(page, accounts.admin)
    await page.goto('/superium-admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    return new WaitingBadge(page)
  }

  /** Expects so many pending orders on the page and in the shop. */
  async expectCount(count: number): Promise<void> {
    await expect.poll(() => this.#shown(), { timeout: WITHIN }).toBe(count)
    expect(await this.pending()).toBe(count)
  }

  /** How many orders the shop says are pending. */
  async pending(): Promise<number> {
    return (await callAs(this.page, accounts.admin, 'admin/summary')).pendingOrders
  }

  /** Expects that an order exists once, and cancels it. */
  async cancel(orderId: string, orderNumber: string): Promise<void> {
    const found: { _id: string }[] = await callAs(this.page, accounts.admin, `admin/orders?search=${orderNumber}`)
    expect(found.map(({ _id }) => _id)).toEqual([orderId])
    await callAs(this.page, accounts.admin, `admin/orders/${orderId}/status`, { status: 'Cancelled' })
  }

  /** The number that the menu shows; 0 without a badge. */
  async #shown(): Promise<number> {
    const badge = this.page.getByRole('navigation', { name: 'Administration menu' }).getByText(/pending order/)
    return (await badge.count()) === 0 ? 0 : Number.parseInt((await badge.first().textContent()) ?? '0', 10)
  }
}
