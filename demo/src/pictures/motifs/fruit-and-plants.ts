const LEAF = '#6f8a54'
const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C6 -14 22 -18 34 -10C28 4 12 8 0 0Z" fill="${LEAF}"/><path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M2 -1Q16 -8 28 -9" fill="none" stroke="#4f683a" stroke-width="1.600"/>`

const lemon = () =>
  '<path d="M8 58C10 34 34 20 56 22C70 23 78 30 84 30Q92 30 90 40C96 62 78 84 50 84C34 84 24 76 16 76Q6 74 8 58Z" fill="#e4c14c"/><path d="M18 60C20 44 34 32 52 31" fill="none" stroke="#f6e59c" stroke-width="5" stroke-linecap="round"/>' +
  leaf(64, 24, -34)

const cherries = () =>
  '<path d="M34 62Q40 26 66 14M68 66Q70 34 66 14" fill="none" stroke="#5c4a33" stroke-width="3" stroke-linecap="round"/><circle cx="30" cy="72" r="20" fill="#a93a3d"/><circle cx="70" cy="74" r="20" fill="#8f2d35"/><path d="M19 67Q22 58 31 58M59 69Q62 60 71 60" fill="none" stroke="#e9a9a0" stroke-width="4" stroke-linecap="round"/>' +
  leaf(66, 15, 12)

const peach = () =>
  '<path d="M50 26C74 14 92 34 88 56C84 78 66 90 50 88C32 90 14 78 12 56C8 34 28 14 50 26Z" fill="#e39a69"/><path d="M50 26C74 14 92 34 88 56C84 78 66 90 50 88C66 72 66 44 50 26Z" fill="#cf6f58"/><path d="M50 26C40 44 40 70 50 88" fill="none" stroke="#b35a48" stroke-width="2.400"/>' +
  leaf(50, 24, -28)

const ginger = () =>
  '<path d="M12 62C8 48 22 42 30 48C30 34 38 26 46 30C52 34 50 42 50 46C58 38 66 40 66 34C66 22 82 20 84 32C86 40 80 44 78 48C90 48 94 60 86 66C78 70 72 64 64 68C62 80 50 86 44 78C40 74 42 70 38 68C28 76 16 74 12 62Z" fill="#c9a56d"/>' +
  '<path d="M28 52q4 6 2 12M48 46q5 6 3 14M66 42q6 2 10 7M56 66q4 -6 10 -8M20 58q2 4 1 8" fill="none" stroke="#96743f" stroke-width="2.200" stroke-linecap="round"/>'

const grapes = () => {
  const rows: readonly (readonly [number, number])[] = [
    [26, 40],
    [46, 40],
    [66, 40],
    [36, 55],
    [56, 55],
    [74, 54],
    [46, 70],
    [62, 69],
    [53, 84],
  ]
  const berries = rows
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="${i % 2 ? '#5d3f6b' : '#6f4c80'}"/><path d="M${x - 6} ${y - 2}q1 -5 6 -6" fill="none" stroke="#b79ac4" stroke-width="2.200" stroke-linecap="round"/>`,
    )
    .join('')
  return `<path d="M48 34Q46 20 54 8" fill="none" stroke="#5c4a33" stroke-width="4" stroke-linecap="round"/>${berries}${leaf(52, 20, -10)}`
}

const orange = () =>
  '<circle cx="50" cy="56" r="35" fill="#dd8a3a"/><path d="M24 54A27 27 0 0 1 46 29" fill="none" stroke="#f3c083" stroke-width="5" stroke-linecap="round"/><path d="M50 24l3 -6M46 25l8 1" stroke="#5c4a33" stroke-width="3" stroke-linecap="round"/>' +
  leaf(54, 22, -16)

const sprig = () =>
  '<path d="M50 94Q46 54 54 8" fill="none" stroke="#4f683a" stroke-width="3" stroke-linecap="round"/>' +
  leaf(49, 76, -18, 0.95) +
  leaf(48, 66, -140, 0.95) +
  leaf(49, 52, -22, 0.85) +
  leaf(49, 42, -138, 0.85) +
  leaf(52, 30, -28, 0.7) +
  leaf(52, 22, -128, 0.65)

const flower = () => {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 50 46)" d="M50 46C34 34 34 12 50 8C66 12 66 34 50 46Z" fill="${turn % 144 ? '#c46a6f' : '#d38086'}"/>`,
    )
    .join('')
  return `<path d="M50 52Q52 74 46 94" fill="none" stroke="#4f683a" stroke-width="3.500"/>${leaf(49, 80, -24, 0.9)}${petals}<circle cx="50" cy="46" r="8" fill="#e3b64f"/>`
}

const tree = () =>
  '<path d="M46 60H54L57 94H43Z" fill="#6b4c34"/><circle cx="34" cy="50" r="22" fill="#5f8057"/><circle cx="66" cy="50" r="22" fill="#55744e"/><circle cx="50" cy="32" r="25" fill="#6f9264"/><path d="M50 74V52M50 64L38 52M50 60L62 50" stroke="#6b4c34" stroke-width="3.500" stroke-linecap="round"/>'

const cactus = () =>
  '<path d="M40 86V26A10 10 0 0 1 60 26V86Z" fill="#5d8263"/><path d="M40 62H30Q20 62 20 52V42A6.500 6.500 0 0 1 33 42V50H40ZM60 54H70Q80 54 80 44V36A6.500 6.500 0 0 0 67 36V42H60Z" fill="#5d8263"/><path d="M46 26V84M54 26V84M26.500 42V52M73.500 36V44" stroke="#9fbd9c" stroke-width="1.600" stroke-dasharray="3 5"/><path d="M22 86H78" stroke="#b98a4e" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="15" r="5" fill="#c7703f"/>'

/** Flat fruit, herbs and trees in a box of 100 × 100. */
export const fruitAndPlants = { lemon, cherries, peach, ginger, grapes, orange, sprig, flower, tree, cactus }
