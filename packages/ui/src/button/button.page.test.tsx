import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, draw } from '../testing/draw.tsx'
import { Button } from './button.tsx'

const buttonIn = (place: HTMLElement) => {
  const button = place.querySelector('button')
  assert.ok(button)
  return button
}

test('a button submits no form unless declared', async (t) => {
  assert.equal(buttonIn(await draw(t, <Button>Save</Button>)).type, 'button')
  assert.equal(buttonIn(await draw(t, <Button type="submit">Save</Button>)).type, 'submit')
})

test('a loading button cannot be pressed and keeps its name', async (t) => {
  let pressed = 0
  const press = () => (pressed += 1)
  const button = buttonIn(
    await draw(
      t,
      <Button loading onClick={press}>
        Save
      </Button>,
    ),
  )
  await doing(() => button.click())
  assert.equal(button.disabled, true)
  assert.equal(pressed, 0)
  assert.equal(button.textContent, 'Save')
})

test('a pressed button calls its handler once', async (t) => {
  let pressed = 0
  const button = buttonIn(await draw(t, <Button onClick={() => (pressed += 1)}>Save</Button>))
  await doing(() => button.click())
  assert.equal(pressed, 1)
})
