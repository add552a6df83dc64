import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form, type FormValues } from '@campus/contract/approval/form.ts'
import { doing, draw, type } from '@campus/ui/testing/draw.tsx'
import { useState } from 'react'
import { FormFields } from './form-fields.tsx'
import { surroundingsOf, unknownUnits } from './form-rules.ts'
import { useFormValues } from './use-form-values.ts'

const form = Form.parse([
  { id: 'price', name: 'NumberInput', title: 'Price', perm: 'E', props: { required: true } },
  { id: 'double', name: 'CalcFormula', title: 'Double', perm: 'R', props: { expression: 'price * 2' } },
  {
    id: 'why',
    name: 'TextInput',
    title: 'Why so much',
    perm: 'E',
    props: { required: true },
    visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'double', compare: '>', value: [100] }] }],
  },
  { id: 'note', name: 'TextInput', title: 'Note', perm: 'R' },
])
const around = surroundingsOf('me', unknownUnits)

function Filled() {
  const [typed, setTyped] = useState<FormValues>({ note: 'from the office' })
  const filling = useFormValues({ form, typed, around, onTyped: setTyped })
  return (
    <>
      <FormFields items={form} filling={filling} />
      <button type="button" onClick={filling.check}>
        check
      </button>
    </>
  )
}

test('a formula follows what is typed, and a question appears when it is needed', async (t) => {
  const place = await draw(t, <Filled />)
  const boxes = () => place.querySelectorAll('input')
  const [price] = boxes()
  assert.ok(price)
  assert.equal(boxes().length, 1)
  assert.match(place.textContent ?? '', /from the office/)
  await type(price, '20')
  assert.equal(place.querySelector('output')?.textContent, '40')
  await type(price, '60')
  assert.equal(place.querySelector('output')?.textContent, '120')
  assert.equal(boxes().length, 2)
})

test('what is missing is marked at its field until somebody fills it in', async (t) => {
  const place = await draw(t, <Filled />)
  const bad = () => place.querySelectorAll('[aria-invalid="true"]').length
  await doing(() => place.querySelector('button')?.click())
  assert.equal(bad(), 1)
  const price = place.querySelector('input')
  assert.ok(price)
  await type(price, '1')
  assert.equal(bad(), 0)
})
