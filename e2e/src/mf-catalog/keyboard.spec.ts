import { expect, test } from '../site-test'

test('the home page works by keyboard: the carousel’s pause button comes first, and arrows switch tabs', async ({
  watched: page,
}) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Campaigns' })
  await expect(async () => {
    await page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(carousel.getByRole('button', { name: 'Start automatic slide show' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await carousel.getByRole('button', { name: 'Show slide 2' }).press('Enter')
  await expect(carousel).toMatchAriaSnapshot(`
    - region "Campaigns":
      - button "Start automatic slide show"
      - button "Previous slide"
      - group "Choose a slide":
        - button "Show slide 1"
        - button "Show slide 2"
        - button "Show slide 3"
      - button "Next slide"
      - group "2 of 3":
        - heading [level=2]
        - paragraph
        - link
  `)
  await page.getByRole('tab', { name: 'Best Seller', selected: true }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'New Arrivals', selected: true })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'New Arrivals' })
  await expect(panel.getByRole('list', { name: 'New Arrivals' }).getByRole('article')).toHaveCount(10)
})

test('filters, quick view and gallery work by keyboard: Escape closes them and restores the focus', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/category?category=tshirts')
  const dialog = page.getByRole('dialog')
  const open = async (name: RegExp): Promise<void> => {
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await expect(async () => {
      await button.press('Enter')
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  const close = async (name: RegExp): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name }).first()).toBeFocused()
  }
  await open(/^Filter$/)
  await expect(dialog.getByRole('group', { name: 'Price', exact: true })).toMatchAriaSnapshot(`
    - group "Price":
      - slider "Lowest price": "5"
      - slider "Highest price": "2001"
      - spinbutton "Lowest price, $": "5"
      - spinbutton "Highest price, $": "2001"
  `)
  await close(/^Filter$/)
  await page.setViewportSize({ width: 900, height: 844 })
  await open(/^Quick view/)
  await expect(dialog.getByRole('group', { name: /^Size/ })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Show picture 1', selected: true }).press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Show picture 2', selected: true })).toBeFocused()
  await expect(dialog.getByRole('tabpanel', { name: 'Show picture 2' })).toBeVisible()
  await close(/^Quick view/)
})
