import { DISTRICTS } from '@superium/shared/constants'
import { FormTextField } from '@superium/shared/forms'
import { becomeSellerTexts as texts } from './texts'

/** The district, as a native select, because it works best on phones. */
export function DistrictField() {
  return (
    <FormTextField
      name="district"
      label={texts.fields.district}
      select
      autoComplete="address-level1"
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{texts.chooseDistrict}</option>
      {DISTRICTS.map((district) => (
        <option key={district}>{district}</option>
      ))}
    </FormTextField>
  )
}
