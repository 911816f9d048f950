import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { balancerService, instancesOf } from './balancer-service'
import { nginxConf } from './nginx-conf'

const balancing = {
  site: { host: '::1', port: 3000, instances: ['127.0.0.1:4001', '127.0.0.1:4002'] },
  api: { host: '127.0.0.1', port: 3001, instances: ['127.0.0.1:4003', '127.0.0.1:4004'] },
}

test('each side has its own entrance, and every instance is behind it', () => {
  const conf = nginxConf(balancing)
  expect(conf).toContain('listen [::1]:3000;')
  expect(conf).toContain('listen 127.0.0.1:3001;')
  for (const port of [4001, 4002, 4003, 4004]) expect(conf).toContain(`server 127.0.0.1:${port} max_fails=1`)
})

test('the balancer of the deploy folder is configured in the same way', () => {
  const instances = (name: string, port: number) => [`${name}-1:${port}`, `${name}-2:${port}`]
  const conf = nginxConf({
    site: { host: '0.0.0.0', port: 3000, instances: instances('edge', 3000) },
    api: { host: '0.0.0.0', port: 3001, instances: instances('api', 3001) },
  })
  expect(readFileSync(join(__dirname, '../../../deploy/nginx.conf'), 'utf8')).toBe(conf)
})

test('only a quote, an order and its withdrawal, which may come twice, are sent again after they may have been heard', () => {
  const repeated = nginxConf(balancing)
    .split('location')
    .filter((block) => block.includes('non_idempotent'))
  expect(repeated).toHaveLength(2)
  for (const block of repeated) {
    const pattern = new RegExp(/^ ~ (\S+) /.exec(block)?.[1] ?? 'none')
    const isRepeated = (path: string) => pattern.test(`/api/v1/shop/${path}`)
    expect(['quote', 'orderconfirm', 'orderconfirm/withdraw'].filter(isRepeated)).toHaveLength(3)
    expect(['orders/1/return', 'orderconfirm/other', 'quote/withdraw', 'contact'].filter(isRepeated)).toEqual([])
  }
})

test('instances differ in name and port, and believe the balancer about who asks', async () => {
  const plan = { name: 'edge', args: ['main.ts'], env: { PORT: '3000', API_URL: 'http://api' }, health: 'http://x' }
  const { plans, ports } = await instancesOf(plan, 2)
  expect(plans.map(({ name }) => name)).toEqual(['edge-1', 'edge-2'])
  expect(new Set(ports).size).toBe(2)
  for (const [index, { env, health }] of plans.entries()) {
    expect(env).toEqual({
      PORT: String(ports[index]),
      API_URL: 'http://api',
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
    })
    expect(health).toBe(`http://127.0.0.1:${ports[index]}/readyz`)
  }
})

test('an installed nginx is used, with its files in the data folder', async () => {
  const bin = makeTree({ nginx: '' })
  chmodSync(join(bin, 'nginx'), 0o755)
  const data = makeTree()
  const path = process.env.PATH
  process.env.PATH = bin
  const plan = await balancerService('/nowhere', data, balancing).finally(() => {
    process.env.PATH = path
  })
  expect(plan.command).toBe(join(bin, 'nginx'))
  expect(existsSync(join(data, 'balancer/nginx.conf'))).toBe(true)
})
