import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { doing, draw } from '../testing/draw.tsx'
import { Choice } from './choice.tsx'

const options = ['funds', 'rooms', 'types', 'windows'].map((value) => [value, value] as const)

function Tabs() {
  const [value, setValue] = useState('types')
  return <Choice look="tabs" label="Parts" options={options} value={value} onChoose={setValue} />
}

test('the chosen one of scrolling tabs is in sight, at first and after a choice', async (t) => {
  // Each tab is 100 wide, and two of them fit.
  t.mock.method(Element.prototype, 'getBoundingClientRect', function rect(this: Element) {
    const row = this.closest('.choice-options')
    const at = [...(row?.children ?? [])].indexOf(this)
    return at < 0 ? { left: 0, right: 200 } : { left: at * 100 - (row?.scrollLeft ?? 0), right: (at + 1) * 100 - (row?.scrollLeft ?? 0) }
  })
  const place = await draw(t, <Tabs />)
  const scrolled = () => place.querySelector('.choice-options')?.scrollLeft
  const choose = (at: number) => doing(() => place.querySelectorAll('input')[at]?.click())
  assert.equal(scrolled(), 100)
  await choose(3)
  assert.equal(scrolled(), 200)
  await choose(2)
  assert.equal(scrolled(), 200)
  await choose(0)
  assert.equal(scrolled(), 0)
})
