import { networkOfAddress } from './network-of-address'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001::6', '2001:db8:1:0', '2001:db8:1'],
  ['2001:db8:1:2::', '2001:db8:1:2', '2001:db8:1'],
])('%s belongs to %s, which belongs to %s', (address, subscriber, site) => {
  expect(networkOfAddress(address)).toEqual({ subscriber, site })
})

test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine, which is one address',
  (address) => {
    expect(networkOfAddress(address)).toEqual({ subscriber: 'loopback', site: 'loopback' })
  },
)
