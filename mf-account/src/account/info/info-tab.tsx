import { ApiError } from '@superium/shared/api'
import { FocusFirstError, Form, Formik, type FormikHelpers, FormTextField, MuiRoot } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useRef, useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import { accountTexts } from '../../texts'
import css from '../account.module.css'
import { OwnData } from '../own-data/own-data'
import { ProfilePicture } from '../picture/profile-picture'
import type { UserRecord } from './fetch-user-record'
import { GenderField } from './gender-field'
import { KeepFormDraft } from './keep-form-draft'
import { updateUserRecord } from './update-user-record'
import { maximumLengths, userRecordSchema } from './user-record-schema'

const texts = accountTexts.info

const limit = (field: keyof typeof maximumLengths) => ({
  htmlInput: { maxLength: maximumLengths[field], 'aria-required': true },
})

interface InfoTabProps {
  record: UserRecord
  /** The record as it was last saved. */
  shown: UserRecord
  /** The unsaved values from before another tab was opened. */
  draft: UserRecord | null
  /** Called with the values while they are unsaved, and with null once they are not. */
  onDraft(values: UserRecord | null): void
  /** Called with the saved record. */
  onSaved(record: UserRecord): void
}

/** "Account information" (spec §2): the user record, with a read-only e-mail address. */
export function InfoTab({ record, shown, draft, onDraft, onSaved }: InfoTabProps) {
  const displayName = useShared($user)?.displayName ?? ''
  /** The record that the form started from. */
  const base = useRef(record)
  const [failure, setFailure] = useState<string>()
  const submit = async (values: UserRecord, form: FormikHelpers<UserRecord>): Promise<void> => {
    setFailure(undefined)
    try {
      base.current = await updateUserRecord(values, base.current)
      onSaved(base.current)
      form.resetForm({ values: base.current })
      onDraft(null)
      notify('success', texts.updated)
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (field && field in values && field !== 'email') form.setFieldError(field, errorMessage(error))
      else setFailure(errorMessage(error))
    }
  }
  return (
    <MuiRoot>
      <h2 className={css.heading}>{texts.title}</h2>
      <ProfilePicture record={shown} onSaved={onSaved} />
      <Formik
        initialValues={{ ...record, name: record.name || displayName }}
        validationSchema={userRecordSchema}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <FormAlert message={failure} />
            <div className={css.fields}>
              <FormTextField name="name" label={texts.name} autoComplete="name" slotProps={limit('name')} />
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
              <FormTextField
                name="phone"
                label={texts.phone}
                type="tel"
                autoComplete="tel"
                slotProps={limit('phone')}
              />
              <FormTextField
                name="city"
                label={texts.city}
                helperText={texts.optional}
                autoComplete="address-level2"
                slotProps={limit('city')}
              />
            </div>
            <FormTextField
              name="address"
              label={texts.address}
              autoComplete="street-address"
              slotProps={limit('address')}
            />
            <FormTextField name="aboutYou" label={texts.aboutYou} multiline minRows={4} slotProps={limit('aboutYou')} />
            <div className={css.submit}>
              <Button type="submit" busy={isSubmitting}>
                {texts.submit}
              </Button>
            </div>
            <KeepFormDraft draft={draft} onDraft={onDraft} />
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      <OwnData />
    </MuiRoot>
  )
}
