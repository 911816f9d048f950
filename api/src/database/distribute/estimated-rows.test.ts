import { estimatedRows } from './estimated-rows'

test('one server says how many rows it expects', () => {
  expect(estimatedRows({ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 319.4 } }] })).toBe(319)
})

test('of a cluster one shard stands for all, not the number that Citus always names', () => {
  const shard = { Plan: { 'Plan Rows': 319 } }
  const job = { 'Task Count': 8, Tasks: [{ 'Remote Plan': [[shard]] }] }
  expect(estimatedRows({ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 100_000, 'Distributed Query': { Job: job } } }] })).toBe(
    2552,
  )
})
