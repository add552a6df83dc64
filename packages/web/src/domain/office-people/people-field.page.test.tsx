import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { draw } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../session/session.ts'
import { changeSession } from '../../session/session-store.ts'
import { PeopleField } from './people-field.tsx'

beforeEach(() => changeSession(() => ({ ...parseSession(null), language: 'en_US' })))
// Other tests share the page.
afterEach(() => changeSession(() => parseSession(null)))

for (const [kind, isMultiple, words] of [
  ['user', false, 'Choose a person'],
  ['user', true, 'Choose people'],
  ['dept', false, 'Choose a unit'],
  ['dept', true, 'Choose units'],
] as const)
  test(`a field that takes ${isMultiple ? 'several' : 'one'} says "${words}"`, async (t) => {
    const place = await draw(t, <PeopleField label="Who" kind={kind} isMultiple={isMultiple} value={[]} onChange={() => undefined} />)
    const field = place.querySelector('button')
    assert.equal(field?.textContent, words)
    assert.equal(field?.getAttribute('aria-label'), `Who: ${words}`)
  })
