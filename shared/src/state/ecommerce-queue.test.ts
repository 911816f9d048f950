import { queueEcommerceEvent, receiveEcommerceEvents, WAITING_EVENTS_MAX } from './ecommerce-queue'

const event = (number: number) => ({ name: `event-${number}`, params: {} })

test('events wait for their receiver, the newest ones of a bounded number', () => {
  for (let number = 0; number < WAITING_EVENTS_MAX + 3; number += 1) queueEcommerceEvent(event(number))
  const receive = jest.fn()
  receiveEcommerceEvents(receive)
  expect(receive).toHaveBeenCalledTimes(WAITING_EVENTS_MAX)
  expect(receive).toHaveBeenNthCalledWith(1, event(3))
  queueEcommerceEvent(event(99))
  expect(receive).toHaveBeenLastCalledWith(event(99))
  const next = jest.fn()
  receiveEcommerceEvents(next)
  expect(next).not.toHaveBeenCalled()
})
