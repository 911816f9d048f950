import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import * as yup from 'yup'
import { FocusFirstError } from './focus-first-error'
import { FormTextField } from './form-text-field'

test('each invalid submit focuses the first invalid field', async () => {
  const user = userEvent.setup()
  const schema = yup.object({
    first: yup.string(),
    second: yup.string().required('Needed'),
    third: yup.string().required('Needed'),
  })
  render(
    <Formik initialValues={{ first: '', second: '', third: '' }} validationSchema={schema} onSubmit={() => undefined}>
      <Form noValidate>
        <FormTextField name="first" label="First" />
        <FormTextField name="second" label="Second" />
        <FormTextField name="third" label="Third" />
        <button type="submit">Send</button>
        <FocusFirstError />
      </Form>
    </Formik>,
  )
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByLabelText('Second')).toHaveFocus())
  expect(screen.getByLabelText('Second')).toHaveAccessibleDescription('Needed')
  await user.type(screen.getByLabelText('Second'), 'x')
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByLabelText('Third')).toHaveFocus())
})

test('a field error of the server focuses that field', async () => {
  const user = userEvent.setup()
  render(
    <Formik
      initialValues={{ first: 'a', second: 'b' }}
      onSubmit={async (_, { setFieldError }) => setFieldError('second', 'Taken')}
    >
      <Form noValidate>
        <FormTextField name="first" label="First" />
        <FormTextField name="second" label="Second" />
        <button type="submit">Send</button>
        <FocusFirstError />
      </Form>
    </Formik>,
  )
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByLabelText('Second')).toHaveFocus())
})
