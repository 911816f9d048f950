import { FormTextField } from '@superium/shared/forms'
import { accountTexts } from '../../texts'

const texts = accountTexts.info

/** A native select, because it works best on phones. */
export function GenderField() {
  return (
    <FormTextField
      name="gender"
      label={texts.gender}
      select
      autoComplete="sex"
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{texts.choose}</option>
      {texts.genders.map((gender) => (
        <option key={gender}>{gender}</option>
      ))}
    </FormTextField>
  )
}
