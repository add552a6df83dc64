import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeUploads, placesLeft, resultsOf, type Upload } from './upload-list.ts'

const upload = (id: string, state: Upload<string>['state']): Upload<string> => ({ id, file: new File(['x'], `${id}.png`), state })
const why = ['太大', 'Too large', '太大'] as const

const uploads = [
  upload('a', { is: 'sent', result: 'file-a' }),
  upload('b', { is: 'sending', share: 0.5 }),
  upload('c', { is: 'failed', why: new Error('no network') }),
  upload('d', { is: 'refused', why }),
]

test('only what has arrived counts as uploaded', () => {
  assert.deepEqual(resultsOf(uploads), ['file-a'])
})

test('a refused file takes no place, a failed one keeps its own for the next try', () => {
  assert.equal(placesLeft(uploads, 4), 1)
  assert.equal(placesLeft(uploads, 2), 0)
})

test('an upload that fails can be sent again and then arrives', () => {
  const again = changeUploads(uploads, { news: 'became', id: 'c', state: { is: 'sending', share: 0 } })
  assert.deepEqual(again[2]?.state, { is: 'sending', share: 0 })
  const arrived = changeUploads(again, { news: 'became', id: 'c', state: { is: 'sent', result: 'file-c' } })
  assert.deepEqual(resultsOf(arrived), ['file-a', 'file-c'])
})

test('progress that comes after the file was taken away does not bring it back', () => {
  const without = changeUploads(uploads, { news: 'removed', id: 'b' })
  const late = changeUploads(without, { news: 'became', id: 'b', state: { is: 'sent', result: 'file-b' } })
  assert.deepEqual(
    late.map(({ id }) => id),
    ['a', 'c', 'd'],
  )
})
