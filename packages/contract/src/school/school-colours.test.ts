import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrastOf, SchoolColour } from './colour.ts'
import { schoolColours } from './school-colours.ts'

test('whatever colour a school may choose, its text and buttons can be read in the light and in the dark', () => {
  const steps = [0, 40, 80, 118, 160, 200, 255]
  const hex = (...channels: number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))))
  const allowed = all.filter((colour) => SchoolColour.safeParse(colour).success)
  assert.ok(allowed.length > 100 && allowed.length < all.length)
  for (const colour of allowed) {
    const colours: Readonly<Record<string, string>> = schoolColours(colour)
    const of = (name: string) => colours[`--school-${name}`] ?? ''
    const pairs = [
      [of('brand'), of('brand-tint')],
      [of('brand'), '#eef1f5'],
      ['#ffffff', of('brand-strong')],
      ['#ffffff', of('sky-foot')],
      [of('dark-brand'), of('dark-brand-tint')],
      [of('dark-brand'), '#202732'],
      [of('dark-on-brand'), of('dark-brand')],
      ['#ffffff', of('dark-sky-foot')],
    ] as const
    for (const [one, other] of pairs) assert.ok(contrastOf(one, other) >= 4.5, `${colour}: ${one} on ${other}`)
  }
})
