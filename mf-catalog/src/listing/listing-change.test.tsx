import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { testProduct } from '@superium/shared/testing'
import { answerShopApi, listingOf, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

// Spec §8: a failed request is logged.
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
afterAll(() => log.mockRestore())

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})

const broken = { status: 'error', code: 500, message: 'The catalogue is resting.' }
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const inStock = () =>
  within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('checkbox', { name: /In Stock/ })

/** Makes every filtered request fail until it is repaired. */
async function openBroken() {
  let mended = false
  shop.answer('categorywise', (query) =>
    query.has('availability') && !mended
      ? broken
      : listingOf([testProduct('a', { name: query.getAll('availability').join() || 'all' })], 42),
  )
  const page = await openCatalogPage('/products?size=10')
  await screen.findByRole('list', { name: 'Products' })
  await userEvent.click(inStock())
  await screen.findByRole('alert')
  return { page, mend: () => (mended = true) }
}

test('a failed change keeps address, filters and list, and shows the reason', async () => {
  const { page } = await openBroken()
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be changed')
  expect(screen.getByRole('alert')).toHaveTextContent('The catalogue is resting.')
  expect(page.address()).toBe('/products?size=10')
  await waitFor(() => expect(inStock()).not.toBeChecked())
  expect(names()).toEqual(['all'])
})

test('Try again repeats the change', async () => {
  const { page, mend } = await openBroken()
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['in-stock']))
  await waitFor(() => expect(page.address()).toBe('/products?availability=in-stock&size=10'))
  await waitFor(() => expect(inStock()).toBeChecked())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a successful change removes the message', async () => {
  await openBroken()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '20')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  await waitFor(() => expect(names()).toEqual(['all']))
})

test('a failure of Back is a failure of the page', async () => {
  const { page, mend } = await openBroken()
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['in-stock']))
  shop.answer('categorywise', broken)
  await page.go(-1)
  expect(await screen.findByText('failed: The catalogue is resting.')).toBeVisible()
})
