import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { useState } from 'react'
import { onListKey } from './list-keys.ts'

const entries = ['first', 'second', 'third']

function Queue({ onDecide }: { readonly onDecide: (entry: string) => void }) {
  const [open, setOpen] = useState('first')
  return (
    <div className="list-beside">
      <ul onKeyDown={onListKey}>
        {entries.map((entry) => (
          <li key={entry}>
            <input aria-label={entry} />
            <button
              type="button"
              className="choosable-row"
              aria-current={entry === open ? 'true' : undefined}
              onClick={() => setOpen(entry)}
            >
              {entry}
            </button>
          </li>
        ))}
      </ul>
      <div className="list-beside-detail" tabIndex={-1}>
        <button type="button" aria-keyshortcuts="A" onClick={() => onDecide(open)}>
          Approve {open}
        </button>
      </div>
    </div>
  )
}

const press = (key: string, held: KeyboardEventInit = {}) =>
  doing(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })))

test('in a queue the arrows open entries, a letter decides the open one, and Enter goes into it', async (t) => {
  const decided: string[] = []
  const place = await draw(t, <Queue onDecide={(entry) => decided.push(entry)} />)
  const rows = [...place.querySelectorAll<HTMLElement>('.choosable-row')]
  rows[0]?.focus()
  await press('ArrowUp')
  await press('ArrowDown')
  assert.equal(document.activeElement, rows[1])
  await press('a')
  await press('ArrowDown')
  await press('ArrowDown')
  await press('A')
  await press('x')
  assert.deepEqual(decided, ['second', 'third'])
  await press('Enter')
  assert.equal(document.activeElement?.className, 'list-beside-detail')
})

test('no letter decides while it is typed into a field, held with Control, or another entry is open', async (t) => {
  const decided: string[] = []
  const place = await draw(t, <Queue onDecide={(entry) => decided.push(entry)} />)
  const rows = [...place.querySelectorAll<HTMLElement>('.choosable-row')]
  place.querySelector('input')?.focus()
  await press('a')
  rows[0]?.focus()
  await press('a', { ctrlKey: true })
  rows[1]?.focus()
  await press('a')
  assert.deepEqual(decided, [])
})
