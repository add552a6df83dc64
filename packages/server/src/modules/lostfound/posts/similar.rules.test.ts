import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Comparable, compare } from './similar.rules.ts'

const day = 86_400_000
const at = (days: number) => new Date(Date.UTC(2026, 4, 1) + days * day)
const lost: Comparable = { side: 'lost', kind: 'umbrella', title: '黑色雨伞', placeId: 'library', happenedAt: at(0) }
const found = (more: Partial<Comparable> = {}): Comparable => ({
  ...lost,
  side: 'found',
  title: '一把黑色折叠伞',
  happenedAt: at(1),
  ...more,
})

test('posts fit by kind, words, place and time, and the better fit has more points', () => {
  const cases: [Partial<Comparable>, string][] = [
    [{}, 'likely'],
    [{ placeId: 'gym' }, 'likely'],
    [{ placeId: null, happenedAt: at(10) }, 'maybe'],
    [{ title: '雨伞 umbrella', happenedAt: at(5) }, 'likely'],
    [{ title: '红格子的', happenedAt: at(5) }, 'maybe'],
    [{ title: '红格子的', placeId: 'gym' }, 'none'],
    [{ kind: 'other' }, 'maybe'],
    [{ kind: 'keys' }, 'none'],
    [{ happenedAt: at(-2) }, 'none'],
    [{ happenedAt: at(31) }, 'none'],
    [{ side: 'lost' }, 'none'],
    [{ kind: 'card', title: '' }, 'none'],
  ]
  for (const [more, likeness] of cases) assert.equal(compare(lost, found(more)).likeness, likeness, JSON.stringify(more))
  assert.equal(compare(found(), lost).likeness, 'likely')
  assert.ok(compare(lost, found()).points > compare(lost, found({ placeId: 'gym' })).points)
  const card = { ...lost, kind: 'card', title: '' }
  assert.equal(compare(card, { ...card, side: 'found' }).likeness, 'none')
  const english = { ...lost, title: 'Black umbrella', placeId: null }
  assert.equal(compare(english, found({ title: 'a black folding umbrella', placeId: null })).likeness, 'likely')
})
