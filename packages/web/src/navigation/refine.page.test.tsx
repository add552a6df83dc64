import assert from 'node:assert/strict'
import { test } from 'node:test'
import { path } from '@campus/contract/paths/path.ts'
import { open, refine } from './navigator.ts'

const list = path<{ readonly words: string }>('/pages/list')
const entry = path<{ readonly id: string }>('/pages/entry')
const here = () => window.location.hash

test('a filter changes the address of the screen that is open', async () => {
  window.location.hash = '#/pages/list?words=a'
  assert.equal(await refine(list, { words: 'b' }), true)
  assert.equal(here(), '#/pages/list?words=b')
})

test('a search that finishes after an entry was opened does not navigate back', async () => {
  window.location.hash = '#/pages/list'
  assert.deepEqual(await Promise.all([open(entry, { id: '7' }), refine(list, { words: 'late' })]), [true, false])
  assert.equal(here(), '#/pages/entry?id=7')
})
