import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})

const last = () => shop.queriesOf('categorywise').at(-1)
const filters = async () => within(await screen.findByRole('complementary', { name: 'Filters' }))

test('a rating is in the request and the URL, and its chip removes it', async () => {
  const page = await openCatalogPage('/products')
  const rating = within((await filters()).getByRole('group', { name: 'Rating' }))
  expect(rating.getAllByRole('radio')).toHaveLength(3)
  await userEvent.click(rating.getByRole('radio', { name: '4 stars and up, 3' }))
  await waitFor(() => expect(page.address()).toBe('/products?rating=4'))
  expect(last()?.get('rating')).toBe('4')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 4 stars and up' }))
  await waitFor(() => expect(page.address()).toBe('/products'))
  expect(last()?.has('rating')).toBe(false)
})

test.each([
  ['Colour', 'colour', 'Rust', 'Rust4', 'Remove Rust'],
  ['Size', 'variantSize', 'M', 'M5', 'Remove Size M'],
  ['Brand', 'brand', 'Northfield', 'Northfield6', 'Remove Northfield'],
])(
  '%s filters on the server, from the address as from a click, until its chip is removed',
  async (legend, name, value, option, remove) => {
    const page = await openCatalogPage('/products?page=2')
    const group = within((await filters()).getByRole('group', { name: legend }))
    const box = group.getByRole('checkbox', { name: new RegExp(`^${value}`) })
    expect(box.closest('label')).toHaveTextContent(option)
    await userEvent.click(box)
    await waitFor(() => expect(page.address()).toBe(`/products?${name}=${value}`))
    expect(last()?.getAll(name)).toEqual([value])
    expect(last()?.get('page')).toBe('0')
    await userEvent.click(await screen.findByRole('button', { name: remove }))
    await waitFor(() => expect(page.address()).toBe('/products'))
    expect(last()?.has(name)).toBe(false)
    await page.go(-1)
    await waitFor(() => expect(group.getByRole('checkbox', { checked: true })).toBe(box))
    expect(last()?.getAll(name)).toEqual([value])
  },
)

test('the chip of a size says that it is one, once', async () => {
  await openCatalogPage('/products?variantSize=Size+50&variantSize=50')
  const chips = await screen.findByRole('list', { name: 'Active filters' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Size 50', 'Size 50'])
})

test('the most frequent sizes are shown in the order of a rail', async () => {
  const values = ['M', 'L', 'S', 'XL', 'XS', '42', 'XXL', '3XL', '38']
  const variantSize = values.map((value, index) => ({ value, count: 20 - index }))
  const { facets } = listingOf([])
  shop.answer('categorywise', listingOf(testProducts(5), 42, { facets: { ...facets, variantSize } }))
  await openCatalogPage('/products')
  const group = within((await filters()).getByRole('group', { name: 'Size' }))
  const shown = () =>
    group.getAllByRole('checkbox').map((box) => box.closest('label')?.firstChild?.nextSibling?.textContent)
  expect(shown()).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '42'])
  await userEvent.click(group.getByRole('button', { name: 'Show all 9' }))
  expect(shown()).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '38', '42'])
})

test('a filter without values is not shown, unless one is chosen', async () => {
  const facets = { ...listingOf([]).facets, colour: [], variantSize: [], brand: [] }
  shop.answer('categorywise', listingOf(testProducts(5), 42, { facets }))
  await openCatalogPage('/products?colour=Lilac')
  expect(within((await filters()).getByRole('group', { name: 'Colour' })).getByRole('checkbox')).toBeChecked()
  for (const name of ['Size', 'Brand']) expect((await filters()).queryByRole('group', { name })).toBeNull()
})

test('an answer from before an upgrade, without the newer facets, still makes a listing', async () => {
  const { colour: _, variantSize: __, ...facets } = listingOf([]).facets
  shop.answer('categorywise', { ...listingOf(testProducts(5), 42), facets })
  await openCatalogPage('/products')
  expect((await filters()).queryByRole('group', { name: 'Colour' })).toBeNull()
  expect(screen.getByText('42 products')).toBeVisible()
})

test('a price range shows its count and sets the slider', async () => {
  const page = await openCatalogPage('/products')
  const ranges = within((await filters()).getByRole('group', { name: 'Price ranges' }))
  await userEvent.click(ranges.getByRole('radio', { name: '$5 – $25, 4' }))
  await waitFor(() => expect(page.address()).toBe('/products?max=25'))
  const [, dearest] = await screen.findAllByRole('slider')
  expect(dearest).toHaveValue('25')
  await userEvent.click((await filters()).getByRole('radio', { name: '$25.01 and above, 5' }))
  await waitFor(() => expect(page.address()).toBe('/products?min=25.01&max=3001'))
})

test('shows a few of many brands, selected ones included, and all on request', async () => {
  const brand = Array.from({ length: 12 }, (_, index) => ({ value: `Brand ${index}`, count: 20 - index }))
  const { facets } = listingOf([])
  shop.answer('categorywise', listingOf(testProducts(5), 42, { facets: { ...facets, brand } }))
  await openCatalogPage('/products?brand=Brand+11')
  const group = within((await filters()).getByRole('group', { name: 'Brand' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(9)
  expect(group.getByRole('checkbox', { name: /Brand 11/ })).toBeChecked()
  await userEvent.click(group.getByRole('button', { name: 'Show all 12', expanded: false }))
  expect(group.getAllByRole('checkbox')).toHaveLength(12)
})

test('later pages use the snapshot of the first one; a new first page uses none', async () => {
  await openCatalogPage('/products?size=15')
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(last()?.get('page')).toBe('1'))
  expect(last()?.get('snapshot')).toBe('42')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Newest')
  await waitFor(() => expect(last()?.get('sort')).toBe('newest'))
  expect(last()?.has('snapshot')).toBe(false)
})

test('a number field can be cleared and retyped; Enter commits it', async () => {
  const page = await openCatalogPage('/products')
  const dearest = (await filters()).getByRole('spinbutton', { name: 'Highest price, $' })
  await userEvent.clear(dearest)
  await userEvent.type(dearest, '80')
  expect(page.address()).toBe('/products')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.address()).toBe('/products?max=80'))
})

test('a minimum above the maximum swaps with it', async () => {
  const page = await openCatalogPage('/products?max=80')
  const cheapest = (await filters()).getByRole('spinbutton', { name: 'Lowest price, $' })
  await userEvent.clear(cheapest)
  await userEvent.type(cheapest, '90{Enter}')
  await waitFor(() => expect(page.address()).toBe('/products?min=80&max=90'))
})

test('an inexact count is marked', async () => {
  shop.answer('categorywise', listingOf(testProducts(5), 50_000, { countIsExact: false }))
  await openCatalogPage('/category?search=tea')
  expect(await screen.findByText('Showing 1 to 5 of 50,000+ entries')).toBeVisible()
  expect(screen.getByText('50,000+ products')).toBeVisible()
})

test('estimated counts of the list and of its filters say so', async () => {
  shop.answer('categorywise', listingOf(testProducts(5), 8320, { countIsExact: false }))
  await openCatalogPage('/category?search=tea')
  expect(await screen.findByText('Showing 1 to 5 of about 8,320 entries')).toBeVisible()
  expect(screen.getByText('about 8,320 products')).toBeVisible()
  const counts = (await filters()).getAllByText(/^(about )?[\d,]+$/)
  expect(counts.length).toBeGreaterThan(0)
  for (const one of counts) expect(one).toHaveTextContent(/^about/)
})
