import { fieldTest, phoneProblem } from '@superium/shared/address-rules'
import { ApiError, api, dataOrThrow, type OwnShop, type OwnShopChanges } from '@superium/shared/api'
import {
  FocusFirstError,
  Form,
  FormFailure,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
  useField,
  yup,
} from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { PictureUpload } from '@superium/shared/uploads'
import { useRef } from 'react'
import { LeaveGuard } from '../../leave-guard/leave-guard'
import { deskTexts } from '../desk-texts'
import css from './shop-form.module.css'
import { shopTexts as texts } from './texts'

type Values = Omit<OwnShop, 'slug' | 'shopName' | 'skuPrefix'>

const schema = yup.object({
  about: yup.string().max(2000, texts.long(texts.about, 2000)),
  phone: yup
    .string()
    .trim()
    .max(40, texts.long(texts.phone, 40))
    .required(texts.required(texts.phone))
    .test(fieldTest(phoneProblem)),
  shopAddress: yup
    .string()
    .trim()
    .max(500, texts.long(texts.shopAddress, 500))
    .required(texts.required(texts.shopAddress)),
})

const valuesOf = ({ slug: _, shopName: _name, skuPrefix: _prefix, ...values }: OwnShop): Values => values

const keyOf = (address: string): string => address.split('/')[2] ?? ''

function changesOf(before: Values, after: Values): OwnShopChanges {
  const names = Object.keys(before) as (keyof Values)[]
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name].trim() && (after[name] !== '' || name === 'about'))
      .map((name) => [name, after[name].trim()]),
  )
}

/** The shop profile: texts and pictures. */
export function ShopForm({ shop }: { shop: OwnShop }) {
  const { revalidate } = useRevalidator()
  /** The values that the form started with, kept because a reload may bring another tab's changes. */
  const base = useRef(valuesOf(shop))
  const save = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      const body = changesOf(base.current, values)
      if (Object.keys(body).length > 0)
        base.current = valuesOf(dataOrThrow(await api.PATCH('/api/v1/seller/shop', { body })).data)
      helpers.resetForm({ values: base.current })
      notify('success', texts.saved)
      void revalidate()
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (field && field in values) helpers.setFieldError(field, errorMessage(error))
      else helpers.setStatus(errorMessage(error))
    }
  }
  return (
    <MuiRoot>
      <Formik initialValues={base.current} validationSchema={schema} onSubmit={save}>
        {({ dirty, isSubmitting }) => (
          <Form noValidate className={css.form}>
            <p className={css.text}>{texts.text(shop.shopName)}</p>
            <Card>
              <div className={css.fields}>
                <FormTextField name="about" label={texts.about} multiline minRows={4} maxRows={12} />
                <FormTextField name="phone" label={texts.phone} required autoComplete="tel" />
                <FormTextField name="shopAddress" label={texts.shopAddress} required />
              </div>
            </Card>
            <Card>
              <div className={css.pictures}>
                <Picture name="profilePicture" label={texts.profilePicture} />
                <Picture name="logo" label={texts.logo} />
                <Picture name="coverPhoto" label={texts.coverPhoto} />
              </div>
            </Card>
            <FormFailure title={texts.failed} />
            <div>
              <Button type="submit" busy={isSubmitting} disabled={!dirty}>
                {texts.save}
              </Button>
            </div>
            <FocusFirstError />
            <LeaveGuard unsaved={dirty && !isSubmitting} texts={deskTexts.leave} />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}

function Picture({ name, label }: { name: 'profilePicture' | 'logo' | 'coverPhoto'; label: string }) {
  const [{ value }, { error, initialValue = '' }, { setValue }] = useField<string>(name)
  return (
    <PictureUpload
      // Stored in the larger product size, because a cover is as wide as the page.
      purpose={name === 'coverPhoto' ? 'product' : 'profile'}
      name={name}
      label={label}
      hint={texts.pictureHint}
      value={value ? { key: keyOf(value), address: value } : null}
      error={error}
      // A shop always has its pictures, so removing a new one restores the previous one.
      onChange={(picture) => void setValue(picture?.address ?? initialValue)}
    />
  )
}
