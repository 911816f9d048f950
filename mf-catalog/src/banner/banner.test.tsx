import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { reduceMotion } from '../testing/reduce-motion'
import { WithRouter } from '../testing/with-router'
import { Banner } from './banner'
import { campaignsOf } from './campaigns'

const category = (keyword: string, banner?: string) => ({
  ...{ keyword, name: keyword, image: '', count: 1 },
  ...(banner && { banner: `/media/${banner}/640.webp` }),
})
const campaigns = campaignsOf([category('gadghets', 'g'), category('beauty', 'b'), category('homedecor', 'h')])

const carousel = () => screen.getByRole('region', { name: 'Campaigns' })
const shown = () =>
  screen
    .getAllByRole('group')
    .filter((one) => one.getAttribute('aria-roledescription') === 'slide' && !one.hasAttribute('inert'))
const position = () => shown().map((slide) => slide.getAttribute('aria-label'))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const open = (count = 3) =>
  render(
    <WithRouter>
      <Banner campaigns={campaigns.slice(0, count)} />
    </WithRouter>,
  )

test('three slides rotate every 3.5 s, endlessly', () => {
  open()
  expect(position()).toEqual(['1 of 3'])
  pass(3499)
  expect(position()).toEqual(['1 of 3'])
  pass(1)
  expect(position()).toEqual(['2 of 3'])
  pass(3500)
  pass(3500)
  expect(position()).toEqual(['1 of 3'])
})

test('the first tab stop is the pause button', async () => {
  open()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.tab()
  expect(screen.getByRole('button', { name: 'Stop automatic slide show' })).toHaveFocus()
  await user.keyboard('{Enter}')
  fireEvent.blur(carousel())
  pass(20_000)
  expect(position()).toEqual(['1 of 3'])
  expect(screen.getByRole('button', { name: 'Start automatic slide show' })).toBeInTheDocument()
})

test('pointer and focus hold the rotation and make it announce slides', () => {
  open()
  const slides = shown()[0]?.parentElement
  expect(slides).toHaveAttribute('aria-live', 'off')
  fireEvent.pointerEnter(carousel())
  expect(slides).toHaveAttribute('aria-live', 'polite')
  pass(10_000)
  expect(position()).toEqual(['1 of 3'])
  fireEvent.pointerLeave(carousel())
  fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }))
  pass(10_000)
  expect(position()).toEqual(['1 of 3'])
  fireEvent.blur(screen.getByRole('button', { name: 'Next slide' }))
  pass(3500)
  expect(position()).toEqual(['2 of 3'])
})

test('it does not rotate under reduced motion', () => {
  reduceMotion(true)
  open()
  pass(20_000)
  expect(position()).toEqual(['1 of 3'])
})

test('Previous, Next and dots select a slide', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(position()).toEqual(['3 of 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(position()).toEqual(['1 of 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Show slide 2' }))
  expect(position()).toEqual(['2 of 3'])
  expect(screen.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
})

test('a campaign shows the picture of its category, and one without a picture is left out', () => {
  expect(campaigns.map(({ picture, to }) => [picture, to])).toEqual([
    ['/media/h/640.webp', '/category?category=homedecor'],
    ['/media/b/640.webp', '/category?category=beauty'],
    ['/media/g/640.webp', '/category?category=gadghets'],
  ])
  expect(campaignsOf([category('beauty'), category('books', 'b')])).toEqual([])
})

test('one campaign alone stands still, without controls', () => {
  open(1)
  pass(20_000)
  expect(position()).toEqual(['1 of 1'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
