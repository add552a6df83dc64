import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'

test('a code is declared once: of two texts for one code nobody would know which one is shown', async () => {
  const folder = new URL('refusals/', import.meta.url)
  const groups = await Promise.all((await readdir(folder)).map((file) => import(new URL(file, folder).href) as Promise<object>))
  const codes = groups.flatMap((group) => Object.values(group).flatMap((declared: object) => Object.keys(declared)))
  assert.ok(codes.length > 100)
  assert.deepEqual(
    codes.filter((code, place) => codes.indexOf(code) !== place),
    [],
  )
})
