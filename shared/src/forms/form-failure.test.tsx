import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { FormFailure } from './form-failure'
import { FormTextField } from './form-text-field'

const open = () =>
  render(
    <Formik
      initialValues={{ kind: 'amount', code: '' }}
      onSubmit={(_, { setStatus }) => setStatus('The shop could not be reached.')}
    >
      <Form>
        <FormTextField name="code" label="Code" />
        <FormTextField name="kind" label="Kind" select slotProps={{ select: { native: true } }}>
          <option value="amount">Amount</option>
          <option value="share">Share</option>
        </FormTextField>
        <FormFailure title="Not saved." />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  )
const save = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. The shop could not be reached.')
}
const gone = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

test("typing takes the form's failure away; another one is shown again", async () => {
  open()
  await save()
  await userEvent.type(screen.getByLabelText('Code'), 'A')
  await gone()
  await save()
})

test('choosing takes it away, too, and the choice stays', async () => {
  open()
  await save()
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'share')
  await gone()
  expect(screen.getByLabelText('Kind')).toHaveValue('share')
})
