import type { QuestionTopic } from './question-topic'

export const pills: readonly QuestionTopic[] = [
  {
    ask: 'Are they large? I have trouble swallowing.',
    buyers: ['Middling. With a spoon of yoghurt they go down.', 'I halve them, that works.'],
  },
  {
    ask: 'With food or without?',
    buyers: ['After breakfast, then my stomach keeps quiet.'],
    shop: 'The leaflet in the pack says it. If you take anything else, please ask your pharmacist first.',
  },
  {
    ask: 'Do they taste of {fish|anything}?',
    buyers: ['No, not even when they come back up, if you know what I mean.'],
    only: ['pillbottle', 'capsulejar'],
  },
  {
    ask: 'Can I take them while pregnant?',
    shop: 'Please ask your doctor or midwife: we cannot say that for anybody.',
  },
  {
    ask: 'How long after opening are they good?',
    shop: 'Until the date on the pack, kept dry and closed.',
    buyers: ['Mine were good for {more than a year|two years} when they came.'],
  },
  {
    ask: 'Do they make one sleepy?',
    buyers: ['Not me, I drove to work.', 'A little, on the first day.'],
    only: ['carton'],
  },
]

export const beauty: readonly QuestionTopic[] = [
  {
    ask: 'Is it all right for sensitive skin?',
    buyers: ['I react to half of the shelf, not to this.', 'Try it at the elbow first. I had no trouble.'],
    only: ['creamjar', 'dropper', 'tube'],
  },
  {
    ask: 'How long does one {jar|pack} last?',
    buyers: ['{Two|Three} months, once a day.'],
    only: ['creamjar', 'dropper', 'tube'],
  },
  {
    ask: 'Does it go under make-up without rolling off?',
    buyers: ['Wait three minutes and it does.'],
    only: ['creamjar', 'dropper'],
  },
  {
    ask: 'How long can one smell it?',
    buyers: ['On me until the afternoon, on a scarf for days.', 'Four hours, then only when you come close.'],
    only: ['perfume'],
  },
  {
    ask: 'Does it survive a cup of coffee?',
    buyers: ['Coffee yes, a sandwich with oil no.'],
    only: ['lipstick'],
  },
  { ask: 'How many coats does it take?', buyers: ['Two. The first is streaky, the second is not.'], only: ['polish'] },
  {
    ask: 'Do the colours crumble?',
    buyers: ['Hardly. Tap the brush off and nothing falls.'],
    only: ['eyeshadow'],
  },
]

export const health: readonly QuestionTopic[] = [
  {
    ask: 'Is it something for beginners?',
    buyers: ['I am one, and it is.'],
    only: ['dumbbell', 'yogamat', 'tub'],
  },
  {
    ask: 'Does it smell of rubber?',
    buyers: ['For two days, with the window open it was gone.'],
    only: ['dumbbell', 'yogamat'],
  },
  { ask: 'Does it slip on {tiles|a wooden floor}?', buyers: ['No, not even with wet hands.'], only: ['yogamat'] },
  {
    ask: 'Does it dissolve in cold water?',
    buyers: ['Yes, but shake it, a spoon is not enough.'],
    only: ['tub'],
  },
  {
    ask: 'How well does it agree with the one at the doctor’s?',
    buyers: ['I took it along once: next to no difference.'],
    only: ['scale'],
  },
  {
    ask: 'Which batteries does it take?',
    shop: 'Those named in the leaflet; a first set is in the box.',
    only: ['scale'],
  },
  {
    ask: 'Can one buy single things again when they are used up?',
    shop: 'Yes, they are ordinary sizes that any pharmacy has.',
    only: ['firstaid'],
  },
  { ask: 'Are the bristles soft?', buyers: ['Softer than the ones from the supermarket.'], only: ['toothbrush'] },
]

export const drinks: readonly QuestionTopic[] = [
  { ask: 'How sweet is it?', buyers: ['Less than most. My children say too little.', 'Just right with ice.'] },
  {
    ask: 'Is there caffeine in it?',
    shop: 'The list of ingredients is on the label; what has caffeine says so in front.',
    only: ['can', 'glassbottle', 'coffeebag'],
  },
  {
    ask: 'How coarse is it ground?',
    buyers: ['For a filter it is right. For a moka pot I grind it once more.'],
    only: ['coffeebag'],
  },
  {
    ask: 'How long does it keep once it is open?',
    buyers: ['In the fridge {three|four} days, it never lasts longer here anyway.'],
    only: ['juice', 'glassbottle', 'winebottle'],
  },
  { ask: 'Do the bottles come whole?', buyers: ['All of them, twice now.'], only: ['glassbottle', 'winebottle'] },
  {
    ask: 'Is it a decent thing to bring to a dinner where nobody drinks?',
    buyers: ['That is exactly what I buy it for. It looks the part.'],
    only: ['winebottle'],
  },
]
