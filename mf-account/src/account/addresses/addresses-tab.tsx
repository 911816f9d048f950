import { useAction } from '@superium/shared/action'
import type { Address } from '@superium/shared/api'
import { LatePart } from '@superium/shared/loading'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button, Notice } from '@superium/shared/ui'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AddressCard } from './address-card'
import css from './addresses.module.css'
import { addAddress, deleteAddress, makeDefault, replaceAddress } from './change-addresses'
import { addressTexts as texts } from './texts'

/** The server's limit. */
const ADDRESSES_MAX = 20

// Lazy, because only the form needs MUI, Formik and Yup.
const loadForm = () => import('./address-form')

interface AddressesTabProps {
  initial: Address[]
  /** Called with whether an address is typed that is not saved. */
  onUnsaved(unsaved: boolean): void
}

/** "Change Billing" (ruling on spec §2): the address book, whose default address prefills the checkout. */
export function AddressesTab({ initial, onUnsaved }: AddressesTabProps) {
  const displayName = useShared($user)?.displayName ?? ''
  const [addresses, setAddresses] = useState(initial)
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const { busy, act } = useAction()
  const heading = useRef<HTMLHeadingElement>(null)
  const returned = useRef(false)
  useEffect(() => {
    // Closing the form returns the focus to the list.
    if (editing) returned.current = true
    else if (returned.current) heading.current?.focus()
  }, [editing])

  const change = (run: () => Promise<Address[]>, done?: string, undo?: () => Promise<Address[]>): Promise<void> =>
    act(async () => {
      setAddresses(await run())
      const action = undo && { label: texts.undo, run: () => void change(undo) }
      if (done) notify('success', done, action)
    })

  function remove({ _id, ...address }: Address): void {
    void change(
      () => deleteAddress(_id),
      texts.deleted,
      () => addAddress(address),
    )
    heading.current?.focus()
  }

  if (editing) {
    const known = editing === 'new' ? undefined : editing
    const { _id, ...values } = known ?? { _id: '', ...emptyFields, name: displayName }
    return (
      <LatePart load={loadForm} onLeave={() => setEditing(null)}>
        {({ AddressForm }) => (
          <AddressForm
            title={known ? texts.editTitle : texts.addTitle}
            initial={values}
            mayBecomeDefault={addresses.length > 0 && !known?.isDefault}
            save={(input) => (known ? replaceAddress(_id, input) : addAddress(input))}
            onSaved={(saved) => {
              setAddresses(saved)
              setEditing(null)
              notify('success', texts.saved)
            }}
            onCancel={() => setEditing(null)}
            onUnsaved={onUnsaved}
          />
        )}
      </LatePart>
    )
  }
  const add = (
    <Button disabled={busy || addresses.length >= ADDRESSES_MAX} onClick={() => setEditing('new')}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {addresses.length > 0 && add}
      </div>
      {addresses.length === 0 ? (
        <Notice icon={<MapPin size={28} aria-hidden="true" />} title={texts.empty} actions={add}>
          {texts.emptyHint}
        </Notice>
      ) : (
        <>
          <p className={css.lede}>{addresses.length >= ADDRESSES_MAX ? texts.full(ADDRESSES_MAX) : texts.lede}</p>
          <ul className={css.list}>
            {addresses.map((address) => (
              <li key={address._id}>
                <AddressCard
                  address={address}
                  busy={busy}
                  onEdit={() => setEditing(address)}
                  onDelete={() => remove(address)}
                  onDefault={() => void change(() => makeDefault(address._id), texts.defaultSet)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const emptyFields = {
  country: '',
  street: '',
  postalCode: '',
  district: '',
  subDistrict: '',
  phone: '',
  isDefault: false,
}
