import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTopics } from './topics.ts'

test('everybody who listens to a topic is told, until they stop', () => {
  const topics = openTopics()
  const told: string[] = []
  const stops = ['one', 'other'].map((name) => topics.listen('unread', (data) => told.push(`${name} ${String(data)}`)))
  topics.tell('unread', 1)
  topics.tell('elsewhere', 2)
  stops[0]?.()
  topics.tell('unread', 3)
  assert.deepEqual([told, topics.isEmpty()], [['one 1', 'other 1', 'other 3'], false])
  stops[1]?.()
  assert.equal(topics.isEmpty(), true)
})
