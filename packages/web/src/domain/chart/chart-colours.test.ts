import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { paints, themes } from '@campus/charts/marks/themes.ts'

test('screen, dark screen and paper have the colours of the pictures', () => {
  const css = readFileSync(new URL('chart.css', import.meta.url), 'utf8')
  const colours = [...css.matchAll(/--chart-([a-z]+): (#[0-9a-f]{6});/g)].map(([, paint, colour]) => `${paint} ${colour}`)
  assert.deepEqual(
    colours,
    [themes.light, themes.dark, themes.print].flatMap((theme) => paints.map((paint) => `${paint} ${theme[paint]}`)),
  )
})
