import type { Sender } from './queries'
import { returnAddress } from './return-address'

const lake: Sender = {
  ...{ id: 'lake', slug: 'lake-goods', shopName: 'Lake Goods', state: 'approved', email: 'lake@shop.example' },
  ...{ shopAddress: ' 5 Quay ', district: 'Dhaka' },
}
const shop = { address: ['Superium', '1 Shop Street'] }

test('an accepted return goes to the seller of its products, or to the shop itself', () => {
  const to = (sellerId: string | null) => returnAddress({ state: 'accepted', sellerId }, [lake], shop)
  expect(to('lake')).toEqual({ sendTo: ['Lake Goods', '5 Quay', 'Dhaka'] })
  expect(to(null)).toEqual({ sendTo: ['Superium', '1 Shop Street'] })
})

test.each(['requested', 'refused'])('a return that is %s gives no address away', (state) => {
  expect(returnAddress({ state, sellerId: 'lake' }, [lake], shop)).toEqual({})
  expect(returnAddress({ state, sellerId: null }, [lake], shop)).toEqual({})
})

test('where the shop knows no address it gives none', () => {
  // A closed shop may keep its district, where no parcel arrives.
  for (const district of ['', 'Dhaka']) {
    const unknown = { ...lake, shopAddress: ' ', district }
    expect(returnAddress({ state: 'accepted', sellerId: 'lake' }, [unknown], shop)).toEqual({})
  }
  expect(returnAddress({ state: 'accepted', sellerId: 'gone' }, [lake], shop)).toEqual({})
  expect(returnAddress({ state: 'accepted', sellerId: null }, [lake], { address: [] })).toEqual({})
})
