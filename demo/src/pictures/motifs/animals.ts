import { darker, type Hex, lighter } from '../svg/colour'

const EYE = '#2a2523'
const eyes = (left: number, right: number, y: number, radius = 2.6) =>
  `<circle cx="${left}" cy="${y}" r="${radius}" fill="${EYE}"/><circle cx="${right}" cy="${y}" r="${radius}" fill="${EYE}"/>`

function bear(fur: Hex = '#9c6b45'): string {
  const pale = lighter(fur, 0.55)
  return (
    `<circle cx="22" cy="26" r="14" fill="${fur}"/><circle cx="78" cy="26" r="14" fill="${fur}"/><circle cx="22" cy="26" r="7" fill="${pale}"/><circle cx="78" cy="26" r="7" fill="${pale}"/>` +
    `<ellipse cx="50" cy="54" rx="38" ry="35" fill="${fur}"/><ellipse cx="50" cy="66" rx="18" ry="14" fill="${pale}"/>` +
    `<path d="M43 59Q50 55 57 59Q55 66 50 66T43 59Z" fill="${EYE}"/><path d="M50 66V71M42 73Q50 79 58 73" fill="none" stroke="${EYE}" stroke-width="2.4" stroke-linecap="round"/>${eyes(35, 65, 48, 3.2)}`
  )
}

const whale = () =>
  '<path d="M6 54C8 30 34 24 54 32C70 38 76 50 84 44C80 34 82 28 88 24C90 32 96 32 98 38C92 44 92 50 90 56C84 76 60 82 38 80C18 78 6 70 6 54Z" fill="#4f7f93"/>' +
  '<path d="M8 62C20 66 44 70 66 64C60 76 44 81 34 79.500C20 77 10 71 8 62Z" fill="#e6eceb"/><path d="M16 67q10 4 30 4M22 73q10 3 18 3" fill="none" stroke="#4f7f93" stroke-width="1.600"/>' +
  `<circle cx="24" cy="53" r="2.600" fill="${EYE}"/><path d="M40 28Q40 16 32 14M40 28Q40 14 50 12" fill="none" stroke="#8fb5c2" stroke-width="3" stroke-linecap="round"/>`

const duck = () =>
  '<path d="M20 62C16 50 26 44 34 46C28 36 34 20 50 20C64 20 70 34 64 46C76 48 90 44 92 40C98 62 84 84 56 84C38 84 24 76 20 62Z" fill="#e3b64f"/>' +
  '<path d="M44 58Q60 50 76 58Q72 74 56 74T44 58Z" fill="#cf9a3f"/><path d="M36 34L18 38Q20 46 36 44Z" fill="#c9673c"/>' +
  `<circle cx="46" cy="33" r="3" fill="${EYE}"/>`

const elephant = () =>
  '<ellipse cx="18" cy="44" rx="17" ry="24" fill="#8d9aa3"/><ellipse cx="82" cy="44" rx="17" ry="24" fill="#8d9aa3"/><ellipse cx="19" cy="45" rx="10" ry="16" fill="#d8b3ab"/><ellipse cx="81" cy="45" rx="10" ry="16" fill="#d8b3ab"/>' +
  '<path d="M24 44C24 22 38 14 50 14S76 22 76 44C76 58 66 64 60 66C60 78 64 82 70 80L72 88C58 92 46 88 44 66C34 62 24 56 24 44Z" fill="#a3afb7"/>' +
  `<path d="M45 72H59M45.500 78H60" stroke="#8d9aa3" stroke-width="2"/>${eyes(38, 62, 42)}`

function cat(fur: Hex = '#3a3b40', eye: Hex = '#e3b64f'): string {
  const inner = lighter(fur, 0.3)
  const dark = darker(fur, 0.4)
  return (
    `<path d="M16 14L40 28Q50 25 60 28L84 14Q90 34 86 54C82 76 66 86 50 86S18 76 14 54Q10 34 16 14Z" fill="${fur}"/><path d="M22 24L35 33L24 42ZM78 24L65 33L76 42Z" fill="${inner}"/>` +
    `<ellipse cx="34" cy="52" rx="7" ry="8" fill="${eye}"/><ellipse cx="66" cy="52" rx="7" ry="8" fill="${eye}"/><ellipse cx="34" cy="52" rx="2.400" ry="7" fill="${EYE}"/><ellipse cx="66" cy="52" rx="2.400" ry="7" fill="${EYE}"/>` +
    `<path d="M45 64H55L50 69Z" fill="#d99a8c"/><path d="M50 69V73M41 75Q46 78 50 73Q54 78 59 75" fill="none" stroke="${dark}" stroke-width="2.200" stroke-linecap="round"/><path d="M28 66L8 62M28 71L10 74M72 66L92 62M72 71L90 74" stroke="${inner}" stroke-width="1.500" stroke-linecap="round"/>`
  )
}

const dog = () =>
  '<path d="M50 16C72 16 82 32 82 52S70 88 50 88S18 72 18 52S28 16 50 16Z" fill="#c99a63"/><path d="M24 22C8 22 6 48 12 64C20 66 26 56 28 44ZM76 22C92 22 94 48 88 64C80 66 74 56 72 44Z" fill="#7d5232"/>' +
  '<path d="M50 40C62 40 70 56 68 68C66 80 58 86 50 86S34 80 32 68C30 56 38 40 50 40Z" fill="#f0e2cc"/><ellipse cx="50" cy="60" rx="9" ry="6.500" fill="#2a2523"/><path d="M50 66V72M40 74Q45 79 50 73Q55 79 60 74" fill="none" stroke="#2a2523" stroke-width="2.600" stroke-linecap="round"/>' +
  eyes(37, 63, 46, 3.4)

const fox = () =>
  '<path d="M10 14L36 30Q50 26 64 30L90 14Q94 40 82 58L50 88L18 58Q6 40 10 14Z" fill="#c8623a"/><path d="M18 58Q34 52 44 66L50 88ZM82 58Q66 52 56 66L50 88Z" fill="#f3e8d8"/><path d="M16 24L30 34L18 44ZM84 24L70 34L82 44Z" fill="#7e3a22"/>' +
  `<path d="M44 80H56L50 88Z" fill="${EYE}"/>${eyes(34, 66, 52, 3.2)}`

const rabbit = () =>
  '<path d="M36 46C22 30 20 6 30 4S46 26 46 44ZM64 46C78 30 80 6 70 4S54 26 54 44Z" fill="#cdbfae"/><path d="M36 38C28 28 27 14 31 12S41 26 42 38ZM64 38C72 28 73 14 69 12S59 26 58 38Z" fill="#dba79c"/>' +
  `<ellipse cx="50" cy="64" rx="32" ry="28" fill="#cdbfae"/><ellipse cx="50" cy="74" rx="15" ry="11" fill="#efe7db"/><path d="M45 68H55L50 73Z" fill="#b9776b"/><path d="M50 73V77M43 79Q47 82 50 77Q53 82 57 79" fill="none" stroke="${EYE}" stroke-width="2" stroke-linecap="round"/>${eyes(36, 64, 60, 3)}`

const owl = () =>
  '<path d="M18 12Q34 24 50 24T82 12Q92 40 86 62C80 84 62 90 50 90S20 84 14 62Q8 40 18 12Z" fill="#6d5540"/><path d="M28 62Q50 48 72 62Q74 88 50 90Q26 88 28 62Z" fill="#c9ab82"/><path d="M36 66q4 5 8 0M46 66q4 5 8 0M56 66q4 5 8 0M41 75q4 5 8 0M51 75q4 5 8 0" fill="none" stroke="#6d5540" stroke-width="2.200"/>' +
  `<circle cx="34" cy="42" r="16" fill="#ead9bd"/><circle cx="66" cy="42" r="16" fill="#ead9bd"/>${eyes(35, 65, 42, 8)}<circle cx="32.500" cy="39" r="2.500" fill="#fff"/><circle cx="62.500" cy="39" r="2.500" fill="#fff"/><path d="M45 50H55L50 60Z" fill="#cf9a3f"/>`

const butterfly = () =>
  '<path d="M48 50C34 14 6 10 6 28C6 46 26 52 48 54ZM52 50C66 14 94 10 94 28C94 46 74 52 52 54Z" fill="#c7703f"/><path d="M48 54C28 54 16 62 20 76C24 90 44 82 49 58ZM52 54C72 54 84 62 80 76C76 90 56 82 51 58Z" fill="#d9a24a"/>' +
  '<path d="M46 48C36 32 22 22 12 24M47 52C34 46 20 42 10 34M54 48C64 32 78 22 88 24M53 52C66 46 80 42 90 34M46 58C36 62 28 68 26 76M54 58C64 62 72 68 74 76" fill="none" stroke="#3a2b26" stroke-width="2.400" stroke-linecap="round"/><path d="M50 38Q55 58 50 80Q45 58 50 38Z" fill="#3a2b26"/><path d="M50 40Q46 28 38 24M50 40Q54 28 62 24" fill="none" stroke="#3a2b26" stroke-width="2" stroke-linecap="round"/>'

const octopus = () =>
  '<path d="M50 10C72 10 80 28 76 46C74 54 84 56 90 50C96 62 84 70 76 66C82 74 78 88 68 84C72 76 66 72 62 74C62 84 56 92 50 92S38 84 38 74C34 72 28 76 32 84C22 88 18 74 24 66C16 70 4 62 10 50C16 56 26 54 24 46C20 28 28 10 50 10Z" fill="#b8556a"/>' +
  `<ellipse cx="40" cy="42" rx="8" ry="9" fill="#f5ece4"/><ellipse cx="60" cy="42" rx="8" ry="9" fill="#f5ece4"/>${eyes(41, 59, 43, 4)}<path d="M43 57Q50 62 57 57" fill="none" stroke="#5f2536" stroke-width="2.600" stroke-linecap="round"/>`

const dinosaur = () =>
  '<path d="M6 66C18 70 22 60 30 54C40 46 56 46 64 52C66 40 66 26 70 18C74 10 90 10 92 20C92 26 84 28 80 28C80 48 82 62 76 70L74 86H64L62 74H42L40 86H30L28 72C20 76 10 74 6 66Z" fill="#6f9274"/><path d="M36 60q8 -6 20 -3M40 66q8 -3 18 -1" fill="none" stroke="#4d6f55" stroke-width="2.400" stroke-linecap="round"/>' +
  `<circle cx="83" cy="18.500" r="2.400" fill="${EYE}"/>`

/** Flat animals in a box of 100 × 100. */
export const animals = { bear, whale, duck, elephant, cat, dog, fox, rabbit, owl, butterfly, octopus, dinosaur }
