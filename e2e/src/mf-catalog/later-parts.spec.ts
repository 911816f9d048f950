import { breakFiles } from '../inject-remote-faults'
import { addFromCategory } from '../shop-in-browser'
import { expect, test } from '../site-test'

const isLater = (file: string): boolean => file.startsWith('detail-later.') && file.endsWith('.js')

test('what lies below a product stays as rendered until its code comes; without it, it says so and can be tried again', async ({
  page,
}) => {
  let abort = (): void => {}
  const asked = new Promise<void>((resolve) => {
    abort = resolve
  })
  const mend = await breakFiles(page, 'mf-catalog', isLater, async (route) => {
    await asked
    await route.abort()
  })
  await addFromCategory(page, 'books', 0)
  const specification = page.getByRole('region', { name: 'Specification' })
  await expect(specification.getByText('Product code')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(0)

  abort()
  await expect(again.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mend()
  for (let left = await again.count(); left > 0; left = await again.count()) await again.first().click()
  await expect(specification.getByText('Product code')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Related Products' })).toBeVisible()
})
