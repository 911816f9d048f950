import type { QuestionTopic } from './question-topic'

/** Questions about any product; the shop's answers match its pages and rules. */
export const anyTopics: readonly QuestionTopic[] = [
  {
    ask: 'How long do I have to send it back if it is not what I expected?',
    shop: 'Sixty days from the day it is delivered. Open the order in your account to begin a return.',
  },
  {
    ask: 'Can I pay when it arrives?',
    shop: 'Yes. Choose “Cash on delivery” as the payment method at the checkout.',
    buyers: ['I did. {The courier had change.|No trouble at all.}'],
  },
  {
    ask: 'Does shipping go up when I order {two|three} of these?',
    shop: 'No, it is charged once for the whole order. The cart shows it before you order.',
  },
  {
    ask: 'Is the colour in the pictures {true|right}? I order it as a {present|gift} and cannot exchange it easily.',
    buyers: [
      'It is, at least on my screen.',
      'A touch {darker|warmer} in lamplight, in daylight exactly like the first picture.',
    ],
    coloured: true,
  },
  {
    ask: 'How was yours packed? The last thing that I ordered {elsewhere|somewhere else} came {broken|crushed}.',
    buyers: ['Well: a second box around the first, and paper, no foam.', 'Mine came without a scratch.'],
  },
  {
    ask: 'Would you buy it again?',
    buyers: ['Yes. A second one is on its way to my {sister|mother|neighbour}.', 'Without thinking.'],
  },
]

/** Questions about products that are not released yet. */
export const comingTopics: readonly QuestionTopic[] = [
  {
    ask: 'Do you know when it {comes|will be there}?',
    shop: 'The date on this page is the one we have. Leave your address and we write to you that day.',
  },
  { ask: 'Will it cost the same once it is {released|here}?' },
]
