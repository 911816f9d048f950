import type { OwnSeller } from '@superium/shared/api'
import { FormTextField } from '@superium/shared/forms'
import { PasswordField } from '../credentials/password-field'
import { LENGTHS } from './application-schema'
import css from './become-seller.module.css'
import { DistrictField } from './district-field'
import { PictureChoice } from './picture-choice'
import { becomeSellerTexts as texts } from './texts'

const { fields, sections } = texts

const limit = (name: keyof typeof LENGTHS) => ({ htmlInput: { maxLength: LENGTHS[name] } })

interface ApplicationFieldsProps {
  /** If true, the e-mail address is the account's, and there are no password fields. */
  signedIn: boolean
  former: OwnSeller | null
}

/** The two sections of the form (spec §2 "Seller sign-up"). */
export function ApplicationFields({ signedIn, former }: ApplicationFieldsProps) {
  return (
    <>
      <fieldset className={css.section}>
        <legend>{sections.seller}</legend>
        <PictureChoice name="profilePicture" kept={former?.profilePicture} round />
        <div className={css.fields}>
          <FormTextField name="fname" label={fields.fname} autoComplete="given-name" slotProps={limit('fname')} />
          <FormTextField name="lname" label={fields.lname} autoComplete="family-name" slotProps={limit('lname')} />
          <FormTextField
            name="email"
            label={fields.email}
            type="email"
            autoComplete="email"
            {...(signedIn && { helperText: texts.emailHint })}
            slotProps={{
              htmlInput: { readOnly: signedIn, inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
            }}
          />
          <FormTextField
            name="phone"
            label={fields.phone}
            type="tel"
            autoComplete="tel"
            slotProps={{ htmlInput: { ...limit('phone').htmlInput, inputMode: 'tel' } }}
          />
          <DistrictField />
          <FormTextField
            name="address"
            label={fields.address}
            autoComplete="street-address"
            slotProps={limit('address')}
          />
          {!signedIn && (
            <>
              <PasswordField
                name="password"
                label={fields.password}
                autoComplete="new-password"
                helperText={texts.passwordHint}
              />
              <PasswordField name="confirmPassword" label={fields.confirmPassword} autoComplete="new-password" />
            </>
          )}
        </div>
      </fieldset>
      <fieldset className={css.section}>
        <legend>{sections.shop}</legend>
        <div className={css.fields}>
          <FormTextField
            name="shopname"
            label={fields.shopname}
            autoComplete="organization"
            slotProps={limit('shopname')}
          />
          <FormTextField name="shopaddress" label={fields.shopaddress} slotProps={limit('shopaddress')} />
        </div>
        <div className={css.pictures}>
          <PictureChoice name="logo" kept={former?.logo} />
          <PictureChoice name="coverPhoto" kept={former?.coverPhoto} ratio={16 / 9} />
        </div>
      </fieldset>
    </>
  )
}
