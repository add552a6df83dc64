import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws on the page until the test is over. */
export const draw = async (t: TestContext, content: ReactNode): Promise<HTMLElement> => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  t.after(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () => root.render(content))
  return place
}

/** Whatever it does is drawn when this is over, promises that were waiting included. */
export const doing = (step: () => unknown): Promise<void> =>
  act(async () => {
    await step()
  })

/** Polls until the element shows this; a library updates the screen a moment after its promise. */
export const shows = async (place: HTMLElement, text: RegExp): Promise<void> => {
  for (const began = performance.now(); !text.test(place.textContent ?? '') && performance.now() - began < 60_000; )
    await doing(() => new Promise((resolve) => setTimeout(resolve, 5)))
  assert.match(place.textContent ?? '', text)
}

/** As a person types: React notices it by the event only. */
export const type = (field: HTMLInputElement, text: string): Promise<void> =>
  doing(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
