import type { QuestionTopic } from './question-topic'

export const clothing: readonly QuestionTopic[] = [
  {
    ask: 'Does it run large or small? I am between two sizes.',
    buyers: ['Take the smaller one, it gives a little.', 'True to size on me. I wear {M|L} in everything.'],
    only: ['sweater', 'jeans', 'dress', 'jacket'],
  },
  {
    ask: 'Can it go into the dryer?',
    buyers: ['I would not. Mine dries overnight on a hanger.'],
    shop: 'We advise against it: wash it cool, reshape it and dry it flat or on a hanger.',
  },
  {
    ask: 'Does it scratch on bare skin? I cannot wear rough wool.',
    buyers: ['Not at all, and I am {fussy|sensitive}.'],
    only: ['sweater', 'beanie', 'socks'],
  },
  {
    ask: 'Does the colour come off in the first wash?',
    buyers: ['A little in the first one, nothing after that.', 'No. I washed it with light things by mistake: fine.'],
  },
  {
    ask: 'Are there {real|proper} pockets?',
    buyers: ['Yes, deep enough for a {phone|paperback}.'],
    only: ['jeans', 'jacket'],
  },
  {
    ask: 'How long is it on somebody of 1.{60..78} m?',
    buyers: ['Just over the knee on me, 1.68 m.'],
    only: ['dress'],
  },
  {
    ask: 'Is it warm enough for {cycling|standing about} in January?',
    buyers: ['With something under it, yes.', 'For walking yes, for standing at a bus stop no.'],
    only: ['sweater', 'jacket', 'beanie', 'socks'],
  },
]

export const tshirts: readonly QuestionTopic[] = [
  {
    ask: 'Is the cloth stiff?',
    buyers: ['No, it is soft. Wash it inside out and it stays that way.'],
  },
  { ask: 'Does it shrink?', buyers: ['Perhaps a centimetre, in length.', 'Mine did not, at 30 degrees.'] },
  { ask: 'Can one see through the {white|light} one?', buyers: ['No. The cloth is thicker than usual.'] },
  {
    ask: 'Is it cut straight or {fitted|narrow}?',
    buyers: ['Straight. My partner and I share ours.'],
    shop: 'It is cut straight, for everybody. For a narrow fit take one size less.',
  },
  { ask: 'How long are the sleeves?', buyers: ['To the middle of the upper arm on me, {1.7|1.8} m, size M.'] },
]

export const jewelry: readonly QuestionTopic[] = [
  {
    ask: 'Can I wear it in the shower?',
    buyers: ['I never take mine off, no change after {three|five} months.'],
    shop: 'Better not: soap leaves a film on the stones. A soft cloth brings the shine back.',
  },
  {
    ask: 'Does it turn the skin {green|dark}?',
    buyers: ['No, and I have a nickel allergy.', 'Not on me.'],
  },
  {
    ask: 'How do I find the right ring size?',
    shop: 'Wrap a strip of paper around the finger in the evening. Its length in millimetres is the size.',
    only: ['ring'],
  },
  {
    ask: 'Is the chain strong enough for every day?',
    buyers: ['{My daughter pulls at it, it holds.|I sleep in it. Nothing has happened so far.}'],
    only: ['necklace'],
  },
  {
    ask: 'Are they heavy? My ears are tired by evening with others.',
    buyers: ['You forget them. The {backs|clasps} sit well, too.'],
    only: ['earrings'],
  },
  {
    ask: 'Will it go over a large hand?',
    buyers: ['It does over mine, with a little patience.'],
    only: ['bangle'],
  },
]

export const watches: readonly QuestionTopic[] = [
  {
    ask: 'Is it too large for a thin wrist, about {15|16} cm?',
    buyers: ['I have 15.5 cm and it sits well: the lugs do not stand over.'],
  },
  {
    ask: 'Can I swim with it?',
    buyers: ['I do, twice a week, in the pool. Rinse it afterwards.'],
    shop: 'The description says how deep it may go. Rinse it with fresh water after the sea.',
  },
  {
    ask: 'Can one hear it tick at night?',
    buyers: ['Only with the ear on it.'],
    only: ['watch'],
  },
  {
    ask: 'Is the strap easy to change?',
    buyers: ['Yes, I had another one on within {two|five} minutes.'],
  },
  {
    ask: 'Does it need {an account|an app} to work?',
    buyers: ['For the time and the pulse no. To look at weeks, yes.'],
    only: ['smartwatch'],
  },
  { ask: 'Can the screen be read in full sun?', buyers: ['Yes. In the car, too.'], only: ['smartwatch'] },
]

export const baby: readonly QuestionTopic[] = [
  {
    ask: 'From what age would you use it?',
    buyers: ['Ours began at {four|five} months.', 'We had it from the first week, as something to look at.'],
  },
  {
    ask: 'Can it be {boiled|sterilised}?',
    buyers: ['We do it daily. It has not gone cloudy.'],
    only: ['babybottle', 'rattle'],
  },
  {
    ask: 'Does it survive a hot wash?',
    buyers: ['60 degrees every week, and the colour is still there.'],
    only: ['onesie', 'bib', 'blanket'],
  },
  {
    ask: 'Do the snaps hold? Ours always tear out.',
    buyers: ['They do. There is a second layer of cloth behind them.'],
    only: ['onesie'],
  },
  { ask: 'Does it leak in a bag?', buyers: ['Not when it is closed until it clicks.'], only: ['babybottle'] },
  { ask: 'Does everything fit into one another to be put away?', buyers: ['Yes, into the largest.'], only: ['cups'] },
]
