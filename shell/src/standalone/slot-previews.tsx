import type { Slots } from '@superium/shared/contract'
import type { ComponentProps } from 'react'
import { SearchForm } from '../chrome/search/search-form'
import type { Remotes } from '../remotes/create-remotes'
import { Slot } from '../slots/slot'
import css from './standalone-frame.module.css'
import { standaloneTexts } from './texts'

const close = (): void => {}

/** The props that the shell gives to each slot; the search slot gets its field from the search form. */
const PROPS: { [N in Exclude<keyof Slots, 'search'>]: ComponentProps<Slots[N]> } = {
  home: {},
  'mini-cart': { close },
  'mini-wishlist': { close },
  'profile-menu': { close },
  'cart-notice': {},
}

/** Shows each of a remote's slots. */
export function SlotPreviews({ slots, remotes }: { slots: readonly string[]; remotes: Remotes }) {
  if (slots.length === 0) return null
  return (
    <section className={css.slots} aria-labelledby="standalone-slots">
      <h2 id="standalone-slots">{standaloneTexts.slots}</h2>
      <p>{standaloneTexts.slotsNote}</p>
      <div>
        {slots.map((slot) => (
          <article key={slot}>
            <h3>{slot}</h3>
            <Place slot={slot} remotes={remotes} />
          </article>
        ))}
      </div>
    </section>
  )
}

function Place({ slot, remotes }: { slot: string; remotes: Remotes }) {
  if (slot === 'search') return <SearchForm id="standalone-search" remotes={remotes} />
  const name = Object.keys(PROPS).find((one): one is keyof typeof PROPS => one === slot)
  return name ? <Slot name={name} remotes={remotes} props={PROPS[name]} /> : null
}
