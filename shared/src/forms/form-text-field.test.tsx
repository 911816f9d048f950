import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Form, Formik, FormTextField, MuiRoot } from './index'
import { textareaSlots } from './textarea-slots'

const submit = jest.fn()

const form = (
  <MuiRoot>
    <Formik initialValues={{ email: '', notes: '', city: 'Dhaka' }} onSubmit={(values) => submit(values)}>
      <Form>
        <FormTextField name="email" label="Email" />
        <FormTextField name="notes" label="Notes" multiline />
        <FormTextField name="city" label="City" />
        <button type="submit">Send</button>
      </Form>
    </Formik>
  </MuiRoot>
)

test('a form that the server rendered keeps what was typed before React listened, and sends it', async () => {
  const problem = jest.fn()
  document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`
  const root = document.getElementById('root') as HTMLElement
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  email.focus()
  email.value = 'a@b.example'
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  notes.value = 'Ring twice'
  const hydrated = await act(async () => hydrateRoot(root, form, { onRecoverableError: problem }))
  expect(screen.getByRole('textbox', { name: 'Email' })).toBe(email)
  expect(email).toHaveFocus()
  await userEvent.type(email, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(submit).toHaveBeenCalledWith({ email: 'a@b.examplex', notes: 'Ring twice', city: 'Dhaka' })
  expect(problem).not.toHaveBeenCalled()
  await act(async () => hydrated.unmount())
})

describe('a field of several lines', () => {
  const notes = (
    <MuiRoot>
      <Formik initialValues={{ notes: '' }} onSubmit={() => {}}>
        <FormTextField
          name="notes"
          label="Notes"
          multiline
          minRows={2}
          maxRows={8}
          slotProps={{ htmlInput: { maxLength: 400, 'aria-required': true, style: { color: 'red' } } }}
        />
      </Formik>
    </MuiRoot>
  )
  const supports = jest.fn()
  beforeEach(() => Object.assign(globalThis, { CSS: { supports } }))
  afterEach(() => Object.assign(globalThis, { CSS: undefined }))

  test('is fitted to its text by the browser, and keeps its own attributes', () => {
    supports.mockReturnValue(true)
    render(notes)
    const field = screen.getByRole('textbox', { name: 'Notes' })
    expect(field.tagName).toBe('TEXTAREA')
    expect(field).toHaveAttribute('maxlength', '400')
    expect(field).toHaveAttribute('aria-required', 'true')
    expect(field).not.toHaveAttribute('type')
    expect(field.getAttribute('style')).toContain('color: red')
    // MUI's own text area measures its text in a second, hidden one.
    expect(document.querySelectorAll('textarea')).toHaveLength(1)
  })

  test('is as high as its text, between its least and its most lines', () => {
    const slots = textareaSlots({ minRows: 2, maxRows: 8 }, undefined)
    const style = { fieldSizing: 'content', minHeight: '2lh', maxHeight: '8lh' }
    expect(slots).toMatchObject({ input: { inputComponent: 'textarea' }, htmlInput: { style } })
  })

  test('is fitted by MUI in browsers that cannot do it', () => {
    supports.mockReturnValue(false)
    render(notes)
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('maxlength', '400')
    expect(document.querySelectorAll('textarea')).toHaveLength(2)
  })
})
