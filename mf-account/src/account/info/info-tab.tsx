import { FocusFirstError, Form, Formik, FormTextField, MuiRoot } from '@superium/shared/forms'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../../failure/form-alert'
import { wordsFor } from '../../failure/words-for'
import { accountTexts } from '../../texts'
import css from '../account.module.css'
import type { UserRecord } from './fetch-record'
import { GenderField } from './gender-field'
import { recordSchema } from './schema'
import { updateRecord } from './update-record'

const texts = accountTexts.info

/** "Account information" (spec §2): the user record, with the e-mail address for reading only. */
export default function InfoTab({ record }: { record: UserRecord }) {
  const displayName = useShared($user)?.displayName ?? ''
  const [failure, setFailure] = useState<string>()
  const submit = async (values: UserRecord): Promise<void> => {
    setFailure(undefined)
    try {
      await updateRecord(values)
      notify('success', texts.updated)
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }
  return (
    <MuiRoot>
      <Formik
        initialValues={{ ...record, name: record.name || displayName }}
        validationSchema={recordSchema}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <h2>{texts.title}</h2>
            <FormAlert message={failure} />
            <div className={css.fields}>
              <FormTextField name="name" label={texts.name} autoComplete="name" />
              <FormTextField
                name="email"
                label={accountTexts.fields.email}
                type="email"
                autoComplete="email"
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <FormTextField
                name="dateOfBirth"
                label={texts.dateOfBirth}
                type="date"
                autoComplete="bday"
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <GenderField />
              <FormTextField name="phone" label={texts.phone} type="tel" autoComplete="tel" />
              <FormTextField name="address" label={texts.address} autoComplete="street-address" />
            </div>
            <FormTextField name="aboutYou" label={texts.aboutYou} multiline minRows={4} />
            <div className={css.submit}>
              <Button type="submit" busy={isSubmitting}>
                {texts.submit}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
