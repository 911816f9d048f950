import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { answerApi, answerUploads, problem, success, type TestApi } from '../testing'
import { type ListedPicture, PictureList } from './picture-list'

const PNG = '\x89PNG\r\n\x1a\n'
const file = (name: string, content = PNG) =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })
const picture = (key: string) => ({ key, address: `/media/${key}/640.webp` })

let api: TestApi
let restore: () => void
beforeEach(() => {
  restore = answerUploads()
})
afterEach(() => restore())

/** Answers the uploads in turn. */
function answer(...answers: (Response | object)[]): void {
  let given = 0
  api = answerApi({
    'POST /user/pictures': () => {
      given += 1
      return answers[given - 1] as object
    },
  })
}

function Held({ first = [] }: { first?: ListedPicture[] }) {
  const [pictures, setPictures] = useState(first)
  return (
    <>
      <PictureList pictures={pictures} onChange={setPictures} />
      <output data-testid="keys">{pictures.map(({ address }) => address.split('/')[2]).join(' ')}</output>
    </>
  )
}
const keys = () => screen.getByTestId('keys').textContent
const field = () => screen.getByLabelText('Add pictures')
const choose = (...files: File[]) => fireEvent.change(field(), { target: { files } })

test('pictures that are chosen at once are uploaded one after the other, in their order', async () => {
  answer(success(picture('a')), success(picture('b')), success(picture('c')))
  render(<Held />)
  choose(file('1.png'), file('2.png'), file('3.png'))
  expect(screen.getByRole('list', { name: 'Pictures on their way' })).toHaveTextContent(/1\.png.*2\.png.*3\.png/)
  expect(screen.getAllByRole('progressbar')).toHaveLength(3)
  expect(screen.getByText('3 pictures are being uploaded.')).toBeInTheDocument()
  await waitFor(() => expect(keys()).toBe('a b c'))
  expect(screen.queryByRole('list', { name: 'Pictures on their way' })).not.toBeInTheDocument()
})

test('one that fails says why, the others go on, and it can be tried again or removed', async () => {
  answer(
    success(picture('a')),
    problem(400, 'The picture is damaged and cannot be read.', { field: 'picture' }),
    success(picture('c')),
    success(picture('b')),
  )
  render(<Held />)
  const zone = field().parentElement as HTMLElement
  fireEvent.drop(zone, {
    dataTransfer: { files: [file('1.png'), file('2.png'), file('x.txt', 'text'), file('3.png')] },
  })
  await waitFor(() => expect(keys()).toBe('a c'))
  const failed = screen.getAllByRole('alert').filter(({ textContent }) => textContent)
  expect(failed.map(({ textContent }) => textContent)).toEqual([
    'The picture is damaged and cannot be read.',
    'The picture must be a JPEG, PNG, GIF or WebP file.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove: x.txt' }))
  expect(field()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Try again: 2.png' }))
  await waitFor(() => expect(keys()).toBe('a c b'))
})

test('an upload can be cancelled, and the others go on', async () => {
  let given = 0
  api = answerApi({
    'POST /user/pictures': () => {
      given += 1
      return given === 1 ? new Promise<never>(() => {}) : success(picture('b'))
    },
  })
  render(<Held />)
  choose(file('1.png'), file('2.png'))
  await waitFor(() => expect(api.callsTo('/user/pictures')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload: 1.png' }))
  await waitFor(() => expect(keys()).toBe('b'))
})

test('no more are taken than a product has, and none twice', async () => {
  answer(success(picture('n8')), success(picture('n0')))
  const first = Array.from({ length: 8 }, (_, index) => ({ ...picture(`n${index}`), alt: '' }))
  render(<Held first={first} />)
  choose(file('1.png'), file('2.png'), file('3.png'))
  expect(field()).toHaveAccessibleDescription(/A product has ten pictures. 1 file was left out/)
  expect(await screen.findByText('This picture is in the list already.')).toBeVisible()
  expect(keys()).toBe('n0 n1 n2 n3 n4 n5 n6 n7 n8')
  expect(api.callsTo('/user/pictures')).toHaveLength(2)
})

test('that files were left out is no longer said once there is room', async () => {
  answer(success(picture('a')))
  const first = Array.from({ length: 9 }, (_, index) => ({ ...picture(`n${index}`), alt: '' }))
  render(<Held first={first} />)
  choose(file('1.png'), file('2.png'))
  expect(screen.getByText(/1 file was left out/)).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText('Add pictures')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(field()).toHaveAccessibleDescription(/JPEG/)
  expect(screen.queryByText(/left out/)).toBeNull()
})
