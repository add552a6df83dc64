import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextToOpen } from './queue.rules.ts'

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }))
const waits = ({ id }: { readonly id: string }) => !id.startsWith('done')

test('the first that waits is open at once, then the one that follows what was decided', () => {
  assert.equal(nextToOpen(rowsOf('done1', 'a', 'b'), { chosen: undefined, last: undefined, waits }), 'a')
  assert.equal(nextToOpen(rowsOf('a', 'c'), { chosen: 'b', last: { id: 'b', place: 1 }, waits }), 'c')
  assert.equal(nextToOpen(rowsOf('a', 'b'), { chosen: 'c', last: { id: 'c', place: 2 }, waits }), 'a')
  assert.equal(nextToOpen(rowsOf('done1'), { chosen: undefined, last: undefined, waits }), undefined)
})

test('an entry that is still in the list, or came by a link, stays open', () => {
  assert.equal(nextToOpen(rowsOf('a', 'b'), { chosen: 'b', last: { id: 'b', place: 1 }, waits }), undefined)
  assert.equal(nextToOpen(rowsOf('a', 'b'), { chosen: 'elsewhere', last: { id: 'b', place: 1 }, waits }), undefined)
})
