import type { QuestionTopic } from './question-topic'

export const homedecor: readonly QuestionTopic[] = [
  {
    ask: 'Is it heavy enough not to tip over? We have a cat.',
    buyers: ['Our cat has tried. It stands.'],
    only: ['vase', 'lamp', 'planter'],
  },
  { ask: 'Is it watertight?', buyers: ['Yes. I put felt under it all the same.'], only: ['vase', 'planter'] },
  {
    ask: 'Which bulb does it take?',
    buyers: ['The ordinary screw kind. I use a warm one of {4|6} watts.'],
    only: ['lamp', 'mirror'],
  },
  { ask: 'Can one smell it through a large room?', buyers: ['After half an hour, yes, and gently.'], only: ['candle'] },
  { ask: 'Can the cover be taken off to be washed?', buyers: ['Yes, there is a zip underneath.'], only: ['cushion'] },
  {
    ask: 'Is there something on the back to hang it by?',
    buyers: ['Yes, two eyes. I needed one nail.'],
    only: ['frame', 'wallclock', 'mirror'],
  },
  { ask: 'Does it tick? It is for a bedroom.', buyers: ['It glides. We hear nothing.'], only: ['wallclock'] },
  {
    ask: 'Does it go with {oak|walnut|white} furniture?',
    buyers: ['We have it on oak and everybody asks where it is from.'],
  },
]

export const kitchen: readonly QuestionTopic[] = [
  {
    ask: 'Dishwasher?',
    buyers: ['Mine goes in daily.', 'I wash it by hand, it is quickly done.'],
    only: ['mug', 'pot', 'storagejar'],
  },
  {
    ask: 'Does it work on induction?',
    buyers: ['Yes, and it does not hum.'],
    only: ['pot', 'pan', 'kettle'],
  },
  { ask: 'Do eggs stick?', buyers: ['Not with a bit of butter. Heat it slowly.'], only: ['pan'] },
  {
    ask: 'How hot does the handle get?',
    buyers: ['Warm. I take a cloth for the oven only.'],
    only: ['pot', 'pan', 'kettle'],
  },
  {
    ask: 'Does it close airtight?',
    buyers: ['Yes: coffee smells of coffee after {two|three} weeks.'],
    only: ['storagejar'],
  },
  { ask: 'How often do you oil the board?', buyers: ['Twice a year, or when it looks dry.'], only: ['board'] },
  { ask: 'Does it hold a whole {big|large} coffee?', buyers: ['Yes, with room for milk.'], only: ['mug'] },
  { ask: 'Does it pour without dripping?', buyers: ['It does, if you are not shy about it.'], only: ['kettle'] },
]

export const pets: readonly QuestionTopic[] = [
  {
    ask: 'Which size for a {beagle|spaniel|terrier} of {11..15} kilos?',
    buyers: ['Ours has 13 and we took the middle one.'],
    only: ['petbed', 'collar', 'petbowl'],
  },
  { ask: 'Does it slide about on {tiles|the floor}?', buyers: ['No, there is rubber underneath.'], only: ['petbowl'] },
  { ask: 'Can all of it go into the machine?', buyers: ['The cover, yes. The inside I air.'], only: ['petbed'] },
  { ask: 'Does the buckle stay closed when he pulls?', buyers: ['He pulls. It stays.'], only: ['collar'] },
  {
    ask: 'How do you change over from another food?',
    buyers: ['A quarter more of it every two days.'],
    shop: 'Slowly, over a week: each day a little more of the new one.',
    only: ['kibblebag'],
  },
  {
    ask: 'How long until it is chewed up?',
    buyers: ['Ours is at it for {four|six} months and it is still round.'],
    only: ['pettoy'],
  },
  {
    ask: 'Does it stand firmly when a {heavy|six-kilo} cat jumps on it?',
    buyers: ['Yes, put it against a wall.'],
    only: ['scratcher'],
  },
]

export const automotive: readonly QuestionTopic[] = [
  {
    ask: 'Does it fit a {2012..2021} {hatchback|estate}?',
    buyers: ['It does mine, from {2014|2017}.'],
    shop: 'Please compare with the numbers in your car’s manual: there is more than one of each model.',
    only: ['wheel', 'carbattery', 'carmat', 'oiljug'],
  },
  {
    ask: 'How many litres does one need for a change?',
    shop: 'Your manual says it; most small cars take four to five.',
    only: ['oiljug'],
  },
  { ask: 'Does it leave streaks?', buyers: ['Not when you wipe it off before it dries.'], only: ['spray'] },
  { ask: 'Did yours come charged?', buyers: ['Nearly full. I gave it an hour all the same.'], only: ['carbattery'] },
  {
    ask: 'Do the drawers lock for the drive?',
    buyers: ['They click in. Nothing has come open yet.'],
    only: ['toolbox'],
  },
  { ask: 'Does it smell in the sun?', buyers: ['For the first week, a bit.'], only: ['carmat'] },
  { ask: 'Are bolts included?', buyers: ['No, I took the old ones.'], only: ['wheel'] },
]

export const gadgets: readonly QuestionTopic[] = [
  {
    ask: 'How long does the battery really last?',
    buyers: ['About what it says, at half volume.'],
    only: ['headphones', 'earbuds', 'speaker'],
  },
  {
    ask: 'Can it be connected to two things at once?',
    buyers: ['Yes: laptop and phone, it changes over by itself.'],
    only: ['headphones', 'earbuds', 'keyboard'],
  },
  {
    ask: 'Do they press after an hour? I wear glasses.',
    buyers: ['I wear glasses too. {Two|Three} hours are fine.'],
    only: ['headphones'],
  },
  { ask: 'Do they stay in while running?', buyers: ['With the smallest tips, yes.'], only: ['earbuds'] },
  { ask: 'Is it loud enough for a garden?', buyers: ['For a small one. The neighbours thank you.'], only: ['speaker'] },
  { ask: 'Is it free of any contract?', shop: 'Yes. It takes any SIM card.', only: ['phone'] },
  {
    ask: 'How loud are the keys? I share an {office|desk}.',
    buyers: ['Audible, not annoying. My colleague has not left yet.'],
    only: ['keyboard'],
  },
  { ask: 'Does it come with a card?', buyers: ['No, take one with it.'], only: ['camera'] },
  { ask: 'Does it need an account to be set up?', buyers: ['No. Switch it on and that is it.'] },
]
