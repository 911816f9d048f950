const mountain = () =>
  '<circle cx="70" cy="30" r="14" fill="#cf7a45"/><path d="M4 84L38 26L58 58L68 46L96 84Z" fill="#4a6076"/><path d="M38 26L50 45L43 43L38 50L32 44L26 47Z" fill="#f3ede2"/><path d="M68 46L76 57L70 56L65 61L60 56Z" fill="#f3ede2"/><path d="M4 84Q40 68 96 84Z" fill="#36495c"/>'

const volcano = () =>
  '<circle cx="50" cy="46" r="36" fill="#cf6a45"/><path d="M8 80L42 28H58L92 80Z" fill="#3e5670"/><path d="M42 28H58L67 42L60 38L55 46L49 38L43 46L38 40L33 42Z" fill="#f3ede2"/><path d="M4 82H96" stroke="#3e5670" stroke-width="4" stroke-linecap="round"/>'

const bicycle = () =>
  '<g fill="none" stroke="#2f3338" stroke-width="3.500"><circle cx="23" cy="64" r="19"/><circle cx="77" cy="64" r="19"/></g><g fill="none" stroke="#b0573a" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"><path d="M23 64L37 38H66L48 64ZM37 38L48 64M77 64L64 30"/></g><path d="M31 34H43M64 30Q66 24 76 27" fill="none" stroke="#2f3338" stroke-width="4.500" stroke-linecap="round"/><circle cx="48" cy="64" r="5" fill="#2f3338"/>'

const rocket = () =>
  '<path d="M50 6C66 20 70 44 66 66H34C30 44 34 20 50 6Z" fill="#e9e1d2"/><path d="M50 6C58 13 63 22 65.500 32H34.500C37 22 42 13 50 6Z" fill="#b0573a"/><circle cx="50" cy="46" r="9" fill="#4f7f93" stroke="#36495c" stroke-width="3"/><path d="M34 50L20 72L35 68ZM66 50L80 72L65 68Z" fill="#b0573a"/><path d="M40 66H60L57 74H43Z" fill="#36495c"/><path d="M43 74Q50 98 57 74Z" fill="#e0a243"/>'

const sailboat = () =>
  '<path d="M48 10V68H12Q34 46 48 10Z" fill="#ece4d5"/><path d="M53 20Q74 44 80 68H53Z" fill="#b0573a"/><path d="M8 74H92Q84 90 68 90H30Q14 90 8 74Z" fill="#36495c"/><path d="M50.500 8V76" stroke="#6b4c34" stroke-width="3"/><path d="M2 94q8 -5 16 0t16 0t16 0t16 0t16 0t16 0" fill="none" stroke="#4f7f93" stroke-width="3"/>'

const lighthouse = () =>
  '<path d="M38 34H62L68 88H32Z" fill="#f0e8da"/><path d="M36.700 46H63.300L64.600 58H35.400ZM34 70H66L67.300 82H32.700Z" fill="#b0573a"/><rect x="40" y="20" width="20" height="14" fill="#e3b64f"/><path d="M36 20L50 8L64 20Z" fill="#36495c"/><path d="M36 34H64" stroke="#36495c" stroke-width="4"/><path d="M60 24L98 14V36L60 30Z" fill="#f3dd97" opacity=".7"/><path d="M6 92Q30 80 50 88T94 90" fill="none" stroke="#4f7f93" stroke-width="5" stroke-linecap="round"/>'

const castle = () =>
  '<path d="M10 90V34H18V42H24V34H32V54H38V46H44V54H56V46H62V54H68V34H76V42H82V34H90V90Z" fill="#b9a58a"/><path d="M42 90V74A8 8 0 0 1 58 74V90Z" fill="#5c4a3a"/><rect x="18" y="52" width="6" height="12" rx="3" fill="#5c4a3a"/><rect x="76" y="52" width="6" height="12" rx="3" fill="#5c4a3a"/><path d="M21 34V14L37 20L21 26M79 34V14L95 20L79 26" fill="#b0573a" stroke="#6b4c34" stroke-width="2.500" stroke-linejoin="round"/>'

const train = () =>
  '<path d="M52 26H88V70H52Z" fill="#b0573a"/><path d="M48 20H92V28H48Z" fill="#36495c"/><rect x="60" y="36" width="20" height="14" rx="2" fill="#d8e3e6"/><path d="M12 44H52V72H12Q8 58 12 44Z" fill="#4a6076"/><path d="M20 44L18 24H32L30 44Z" fill="#36495c"/><path d="M6 72H92V78H6Z" fill="#2f3338"/><circle cx="22" cy="82" r="10" fill="#2f3338"/><circle cx="44" cy="82" r="10" fill="#2f3338"/><circle cx="74" cy="80" r="13" fill="#2f3338"/><circle cx="22" cy="82" r="4" fill="#cf9a3f"/><circle cx="44" cy="82" r="4" fill="#cf9a3f"/><circle cx="74" cy="80" r="5" fill="#cf9a3f"/><path d="M26 18Q18 12 26 6Q36 4 38 10" fill="none" stroke="#cfc8bb" stroke-width="5" stroke-linecap="round"/>'

const rainbow = () =>
  ['#b8604c', '#d9a24a', '#7f9c78', '#5f8598']
    .map(
      (ink, i) =>
        `<path d="M${8 + i * 10} 78V64A${42 - i * 10} ${42 - i * 10} 0 0 1 ${92 - i * 10} 64V78" fill="none" stroke="${ink}" stroke-width="8.500"/>`,
    )
    .join('')

const star = () =>
  '<path d="M50 8L62 36L92 39L69 58L77 88L50 71L23 88L31 58L8 39L38 36Z" fill="#d9ab4d" stroke="#d9ab4d" stroke-width="8" stroke-linejoin="round"/><path d="M30 42L44 40L50 27" fill="none" stroke="#f2dc9f" stroke-width="4" stroke-linecap="round"/>'

const cup = () =>
  '<path d="M18 44H72V66Q72 86 52 86H38Q18 86 18 66Z" fill="#ece4d5"/><path d="M72 50Q90 48 88 62T70 74" fill="none" stroke="#ece4d5" stroke-width="6"/><path d="M18 44H72V50H18Z" fill="#6b4327"/><path d="M10 91H80" stroke="#b98a4e" stroke-width="5" stroke-linecap="round"/><path d="M34 36Q28 28 34 21T34 8M52 36Q46 28 52 21T52 8" fill="none" stroke="#cfc3b2" stroke-width="4" stroke-linecap="round"/>'

/** Flat places and things in a box of 100 × 100. */
export const placesAndThings = {
  mountain,
  volcano,
  bicycle,
  rocket,
  sailboat,
  lighthouse,
  castle,
  train,
  rainbow,
  star,
  cup,
}
