import { testProduct } from '@superium/shared/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { WithRouter } from '../testing/with-router'
import { altTexts } from './alt-texts'
import { Gallery } from './gallery'

const images = ['/media/v1-x/640.webp', '/media/v1-y/640.webp', '/media/v1-z/640.webp']
const show = (zoom = false) =>
  render(
    <WithRouter>
      <Gallery product={testProduct('a', { images })} sizes="300px" critical zoom={zoom} />
    </WithRouter>,
  )
const large = (number: number) => screen.getByRole('img', { name: `Product a, picture ${number}` })

test('only the first picture loads until the visitor interacts', async () => {
  const { container } = show()
  const loaded = () => [...container.querySelectorAll('[role=tabpanel] img')].map((one) => one.getAttribute('src'))
  expect(loaded()).toEqual([images[0]])
  expect(large(1)).toHaveAttribute('loading', 'eager')
  await userEvent.hover(screen.getByRole('tablist', { name: 'Pictures' }))
  expect(loaded()).toEqual(images)
})

test('arrows, Home and End select a picture; there is one tab stop', async () => {
  show()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  await userEvent.tab()
  await userEvent.tab()
  expect(tabs[0]).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Show picture 2', selected: true })).toHaveFocus()
  expect(large(2)).toHaveAttribute('src', images[1])
  await userEvent.keyboard('{End}')
  expect(large(3)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(large(1)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(screen.getByRole('tab', { name: 'Show picture 1', selected: true })).toHaveFocus()
})

test('zoom opens the shown picture on the whole screen; arrow keys turn, + enlarges, Escape closes', async () => {
  show(true)
  await userEvent.click(screen.getByRole('tab', { name: 'Show picture 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in on the picture' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of Product a' })
  const zoom = within(dialog)
  expect(zoom.getByRole('status')).toHaveTextContent('2 / 3')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(zoom.getByRole('status')).toHaveTextContent('3 / 3')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(zoom.getByRole('status')).toHaveTextContent('3 / 3')
  fireEvent.keyDown(dialog, { key: '+' })
  expect(zoom.getByRole('button', { name: 'Smaller' })).toBeInTheDocument()
  await userEvent.click(zoom.getByRole('button', { name: 'Previous picture' }))
  expect(zoom.getByRole('status')).toHaveTextContent('2 / 3')
  expect(zoom.getByRole('button', { name: 'Larger' })).toBeInTheDocument()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('tab', { name: 'Show picture 2', selected: true })).toBeInTheDocument()
})

test('a picture is named by the text that its seller wrote, and by name and number without one', () => {
  const product = testProduct('a', { images })
  render(
    <WithRouter>
      <Gallery product={product} alts={altTexts({ images, imageAlts: ['Seen from above'] }, images)} sizes="300px" />
    </WithRouter>,
  )
  expect(screen.getByRole('img', { name: 'Seen from above' })).toBeInTheDocument()
  expect(altTexts({ images, imageAlts: ['Seen from above'] }, ['/media/v1-own/640.webp', images[0] ?? ''])).toEqual([
    '',
    'Seen from above',
  ])
})

test('a single picture has no thumbnails', () => {
  render(
    <WithRouter>
      <Gallery product={testProduct('a', { images: ['/media/v1-x/640.webp'] })} sizes="300px" />
    </WithRouter>,
  )
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
  expect(large(1)).toBeInTheDocument()
})
