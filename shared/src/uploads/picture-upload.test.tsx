import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { answerApi, answerUploads, problem, success, type TestApi } from '../testing'
import { PictureUpload } from './picture-upload'
import type { UploadedPicture } from './upload-picture'

const PNG = '\x89PNG\r\n\x1a\n'
const file = (content: string, name = 'face.png') =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })
const uploaded: UploadedPicture = { key: 'u1-a-b', address: '/media/u1-a-b/640.webp' }

let api: TestApi
let restore: () => void
beforeEach(() => {
  api = answerApi({ 'POST /user/pictures': success(uploaded) })
  restore = answerUploads()
})
afterEach(() => restore())

function Held({ first = null }: { first?: UploadedPicture | null }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <PictureUpload label="Logo" purpose="profile" value={value} onChange={setValue} />
      <output data-testid="value">{value?.key ?? 'none'}</output>
    </>
  )
}
const field = () => screen.getByLabelText(/^Logo/)
const value = () => screen.getByTestId('value').textContent

test('a chosen picture is uploaded and shown', async () => {
  render(<Held />)
  await userEvent.upload(field(), file(PNG))
  expect(await screen.findByRole('img', { name: 'Logo, as chosen' })).toHaveAttribute('src', uploaded.address)
  expect(value()).toBe('u1-a-b')
  expect(api.callsTo('/user/pictures')[0]?.line).toBe('POST /user/pictures?purpose=profile')
  expect(screen.getByText('The picture is uploaded.')).toBeInTheDocument()
})

test('a dropped picture is uploaded; two at once are not', async () => {
  render(<Held />)
  const zone = field().parentElement as HTMLElement
  fireEvent.drop(zone, { dataTransfer: { files: [file(PNG), file(PNG)] } })
  expect(field()).toHaveAccessibleDescription(/Drop one picture only/)
  fireEvent.drop(zone, { dataTransfer: { files: [file(PNG)] } })
  await waitFor(() => expect(value()).toBe('u1-a-b'))
})

test.each([
  ['not a picture', file('<svg/>', 'x.png'), /must be a JPEG, PNG, GIF or WebP/],
  ['an empty file', file(''), /is empty/],
  ['a large file', file(PNG.padEnd(5 * 1024 * 1024 + 1, 'x')), /5 MB or smaller. This one has 5.0 MB/],
])('%s is refused before it is sent', async (_, chosen, message) => {
  render(<Held />)
  fireEvent.change(field(), { target: { files: [chosen] } })
  await waitFor(() => expect(field()).toHaveAccessibleDescription(message))
  expect(field()).toBeInvalid()
  expect(api.calls).toEqual([])
})

test('what the server says against a picture is shown, and the former picture stays', async () => {
  api.answer('POST /user/pictures', problem(400, 'The picture is damaged and cannot be read.', { field: 'picture' }))
  render(<Held first={uploaded} />)
  await userEvent.upload(field(), file(PNG))
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/is damaged/))
  expect(value()).toBe('u1-a-b')
})

test('a picture can be removed; the focus stays at the field', async () => {
  render(<Held first={uploaded} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Logo' }))
  expect(value()).toBe('none')
  expect(field()).toHaveFocus()
})

test('an upload can be cancelled', async () => {
  api.answer('POST /user/pictures', () => new Promise(() => {}))
  render(<Held />)
  await userEvent.upload(field(), file(PNG))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the upload: Logo' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  expect([value(), field().getAttribute('aria-invalid')]).toEqual(['none', null])
})
