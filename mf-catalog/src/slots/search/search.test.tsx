import type { Suggestions } from '@superium/shared/api'
import { $searches } from '@superium/shared/state'
import { answersShown } from '@superium/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import '../../testing/reduce-motion'
import { answerShopApi, type Shop } from '../../testing/answer-shop-api'
import Search from './search'

const found: Suggestions = {
  products: [
    { _id: 'p1', name: 'Diver watch', price: 120, image: '/media/v1-a/640.webp', highlights: [[6, 9]] },
    { _id: 'p2', name: 'Wall clock', price: 30, image: '', highlights: [[0, 2]], variant: 'v1' },
  ],
  categories: [{ keyword: 'Watch', name: 'Watch', count: 36, highlights: [[0, 3]] }],
  brands: [{ value: 'Wat & Co', count: 4, highlights: [[0, 3]] }],
  shops: [],
}
const nothing: Suggestions = { products: [], categories: [], brands: [], shops: [] }
const answer = (data: Suggestions) => ({ status: 'success', data })

let shop: Shop
beforeEach(async () => {
  $searches.set([])
  shop = answerShopApi()
  shop.answer('suggestions', answer(found))
})

const followed = jest.fn()
const submitted = jest.fn((event: FormEvent) => event.preventDefault())
beforeEach(() => jest.clearAllMocks())

/** A plain form that replaces the shell's, with the slot below it. */
function Form() {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <form onSubmit={submitted}>
      <input ref={setField} type="search" aria-label="Search for products" />
      <button type="submit">Search</button>
      {field && <Search field={field} look="over" onFollow={followed} />}
    </form>
  )
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Form /> }])
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  const address = () => router.state.location.pathname + router.state.location.search
  return { field: screen.getByRole('combobox', { name: 'Search for products' }), address }
}

/**
 * Pastes the text, so that exactly one request is sent: with typing, the number depends on the speed of the machine.
 */
async function put(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('suggests products, categories and brands and marks the matches', async () => {
  const { field } = await open()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await put(field, 'wat')
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
  expect(field).toHaveAttribute('aria-controls', list.id)
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Products', 'Categories', 'Brands', 'Results'])
  expect(within(list).getByRole('option', { name: 'Diver watch, $120.00' })).toHaveTextContent('Diver watch$120.00')
  expect(within(list).getByRole('option', { name: 'Watch, 36 products' })).toBeVisible()
  expect(list.querySelector('mark')).toHaveTextContent('wat')
  expect(screen.getByRole('status')).toHaveTextContent('5 suggestions')
  expect(shop.queriesOf('suggestions').at(-1)?.get('search')).toBe('wat')
})

test('a shop is suggested by its name and opens its page', async () => {
  shop.answer('suggestions', {
    status: 'success',
    data: { ...nothing, shops: [{ slug: 'lake-goods', name: 'Lake Goods', highlights: [[0, 4]] }] },
  })
  const { field, address } = await open()
  await put(field, 'lake')
  const group = await screen.findByRole('group', { name: 'Shops' })
  await userEvent.click(within(group).getByRole('option', { name: 'Lake Goods' }))
  expect(address()).toBe('/shop/lake-goods')
})

test('arrows move through all options and back to the field; Enter opens the active one', async () => {
  const { field, address } = await open()
  await put(field, 'wat')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}')
  expect(active(field)).toContain('Diver watch')
  expect(field).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  expect(active(field)).toBe('See all results for “wat”')
  await userEvent.keyboard('{ArrowUp}')
  expect(active(field)).toContain('Wat & Co')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Wat & Co')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/products?brand=Wat+%26+Co'))
  expect(submitted).not.toHaveBeenCalled()
  expect(followed).toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('Enter without an active option submits the form and remembers the search', async () => {
  const { field } = await open()
  await userEvent.type(field, 'tea{Enter}')
  expect(submitted).toHaveBeenCalledTimes(1)
  await userEvent.clear(field)
  const list = await screen.findByRole('listbox')
  expect(within(list).getByRole('group', { name: 'Recent searches' })).toHaveTextContent('tea')
  await userEvent.click(within(list).getByRole('option', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect($searches.get()).toEqual([])
})

test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
  const { field } = await open()
  await put(field, 'wat')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveValue('wat')
  await userEvent.keyboard('{ArrowDown}')
  expect(active(field)).toContain('Diver watch')
})

test('a click opens a suggestion; blur closes the list', async () => {
  const { field, address } = await open()
  await put(field, 'wat')
  await userEvent.click(await screen.findByRole('option', { name: /Diver watch/ }))
  await waitFor(() => expect(address()).toBe('/product-detail/p1'))
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: /Wall clock/ }))
  await waitFor(() => expect(address()).toBe('/product-detail/p2?variant=v1'))
  await userEvent.click(field)
  await screen.findByRole('listbox')
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a slow response for an older text is aborted and never shown', async () => {
  let late = (): void => {}
  const slow = new Promise<void>((resolve) => {
    late = resolve
  })
  shop.answer('suggestions', async (query) => {
    if (query.get('search') !== 'w') return answer(found)
    await slow
    return answer({ ...nothing, brands: [{ value: 'Too late', count: 1, highlights: [] }] })
  })
  const { field } = await open()
  await userEvent.type(field, 'w')
  await waitFor(() => expect(shop.queriesOf('suggestions')).toHaveLength(1))
  await userEvent.type(field, 'at')
  await screen.findByRole('option', { name: /Diver watch/ })
  late()
  await answersShown()
  expect(screen.queryByText('Too late')).not.toBeInTheDocument()
})

test('shows the corrected term; announces that nothing was found', async () => {
  shop.answer('suggestions', answer({ ...found, corrected: 'watch' }))
  const { field } = await open()
  await put(field, 'wtach')
  expect(await screen.findByText('Did you mean “watch”?')).toBeVisible()
  expect(screen.getByRole('option', { name: 'See all results for “watch”' })).toBeVisible()
  shop.answer('suggestions', answer(nothing))
  await put(field, 'q')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions for “wtachq”, press Enter to search'),
  )
  expect(screen.getAllByText('No suggestions for “wtachq”, press Enter to search').at(-1)).toBeVisible()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a text of which no product has all words shows suggestions for some of them, and says so', async () => {
  shop.answer('suggestions', answer({ ...found, relaxed: 'mug' }))
  const { field, address } = await open()
  await put(field, 'red mug')
  expect(await screen.findByText('Nothing matches all of “red mug”. Suggestions for “mug”:')).toBeVisible()
  await userEvent.click(screen.getByRole('option', { name: 'See all results for “mug”' }))
  await waitFor(() => expect(address()).toBe('/category?search=mug'))
})

test('Escape hides that there are no suggestions', async () => {
  shop.answer('suggestions', answer(nothing))
  const { field } = await open()
  await put(field, 'qqq')
  await screen.findAllByText(/^No suggestions for/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/^No suggestions for/)).not.toBeInTheDocument()
})

test('without the API the field still works', async () => {
  shop.answer('suggestions', { status: 'error', code: 500, message: 'Something failed.' })
  const { field } = await open()
  await userEvent.type(field, 'tea')
  await waitFor(() => expect(shop.queriesOf('suggestions').length).toBeGreaterThan(0))
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})
