import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTopics } from './topics.ts'

test('all listeners of a topic are notified, until they stop', () => {
  const topics = openTopics()
  const reported: string[] = []
  const stops = ['one', 'other'].map((name) => topics.listen('unread', (data) => reported.push(`${name} ${String(data)}`)))
  topics.notify('unread', 1)
  topics.notify('elsewhere', 2)
  stops[0]?.()
  topics.notify('unread', 3)
  assert.deepEqual([reported, topics.isEmpty()], [['one 1', 'other 1', 'other 3'], false])
  stops[1]?.()
  assert.equal(topics.isEmpty(), true)
})
