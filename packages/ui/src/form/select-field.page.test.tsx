import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { doing, draw } from '../testing/draw.tsx'
import { type Option, SelectField } from './select-field.tsx'

function Fund({ late }: { readonly late: readonly Option[] }) {
  const form = { ...useForm({ defaultValues: { fund: 'b' } }), forgetDraft: () => undefined }
  const [options, setOptions] = useState<readonly Option[]>([])
  return (
    <>
      <SelectField form={form} name="fund" label="Fund" options={options} />
      <button type="button" onClick={() => setOptions(late)}>
        Load
      </button>
    </>
  )
}

test('a value is shown also when its option comes later', async (t) => {
  const late = [
    { value: 'a', label: 'Teaching' },
    { value: 'b', label: 'Partner' },
  ]
  const place = await draw(t, <Fund late={late} />)
  await doing(() => place.querySelector('button')?.click())
  assert.equal(place.querySelector('select')?.value, 'b')
})
