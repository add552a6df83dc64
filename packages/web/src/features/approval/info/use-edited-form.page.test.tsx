import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { useState } from 'react'
import { useEditedForm } from './use-edited-form.ts'

function Edited() {
  const [formVersion, setVersion] = useState(1)
  const { edited, onTyped } = useEditedForm({ formItems: [], changes: [], formVersion, formData: { amount: formVersion } }, null)
  return (
    <>
      <output>{JSON.stringify(edited)}</output>
      <button type="button" onClick={() => setVersion(formVersion + 1)}>
        others write
      </button>
      <button type="button" onClick={() => onTyped((typed) => ({ ...typed, note: 'mine' }))}>
        I write
      </button>
    </>
  )
}

beforeEach(() => sessionStorage.clear())

const open = async (t: TestContext) => {
  const place = await draw(t, <Edited />)
  const [others, own] = place.querySelectorAll('button')
  assert.ok(others && own)
  return {
    form: () => JSON.parse(place.querySelector('output')?.textContent ?? '') as unknown,
    othersWrite: () => doing(() => others.click()),
    write: () => doing(() => own.click()),
  }
}

test('a form follows what others write until the reader writes into it; then it is sent with the version that they saw', async (t) => {
  const { form, othersWrite, write } = await open(t)
  await othersWrite()
  assert.deepEqual(form(), { before: { amount: 2 }, version: 2, typed: { amount: 2 }, changeCount: 0 })
  await write()
  await othersWrite()
  assert.deepEqual(form(), { before: { amount: 2 }, version: 2, typed: { amount: 2, note: 'mine' }, changeCount: 0 })
})
