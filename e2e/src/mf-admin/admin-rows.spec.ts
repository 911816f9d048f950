import { accounts } from '../accounts'
import { callAs } from '../call-as'
import { expect, test } from '../site-test'

test.use({ as: 'admin' })

test('with a mouse, each link and button in the rows of the lists is reached itself', async ({ watched: page }) => {
  // A change, so that the audit has an entry; none that other tests' shoppers see.
  const coupon = { code: `ROWS-${Date.now()}`, kind: 'percentage', percent: 10, active: false }
  await callAs(page, accounts.admin, 'admin/coupons', coupon)
  await page.goto('/superium-admin/reviews?state=all')
  for (const list of ['Reviews', 'Products', 'Orders', 'Coupons', 'Sellers', 'Users', 'Audit'])
    await test.step(list, async () => {
      const link = page.getByRole('navigation', { name: 'Administration menu' }).getByRole('link', { name: list })
      if (list !== 'Reviews') await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const covered = await page.locator('tbody :is(a, button)').evaluateAll((all) =>
        all
          .filter((one) => !one.closest('dialog'))
          .flatMap((one) => {
            one.scrollIntoView({ block: 'center' })
            const [box] = one.getClientRects()
            if (!box) return []
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            return hit && one.contains(hit) ? [] : [one.getAttribute('aria-label') ?? one.textContent]
          }),
      )
      expect(covered).toEqual([])
    })
})
