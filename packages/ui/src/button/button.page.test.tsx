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

test('a loading button cannot be pressed, neither by Enter in its form, and keeps its name and the focus', async (t) => {
  let pressed = 0
  const press = () => (pressed += 1)
  const button = buttonIn(
    await draw(
      t,
      <form onSubmit={press}>
        <Button type="submit" loading onClick={press}>
          Save
        </Button>
      </form>,
    ),
  )
  button.focus()
  await doing(() => button.click())
  assert.equal(button.getAttribute('aria-disabled'), 'true')
  assert.equal(document.activeElement, button)
  assert.equal(pressed, 0)
  assert.equal(button.textContent, 'Save')
})

test('a pressed button calls its handler once', async (t) => {
  let pressed = 0
  const button = buttonIn(await draw(t, <Button onClick={() => (pressed += 1)}>Save</Button>))
  await doing(() => button.click())
  assert.equal(pressed, 1)
})
