import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { areas } from '@campus/contract/areas.ts'
import { modules } from './modules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const foldersIn = async (path: string) =>
  (await readdir(`${root}${path}`, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !ignored.has(entry.name))
    .map(({ name }) => name)
    .toSorted()

/** Made by programs. */
const ignored = new Set(['dist', 'node_modules', 'test-results', 'playwright-report'])

/** Folders that are no area, and what they are. */
const besides: Readonly<Record<string, readonly string[]>> = {
  // Addresses of screens, and what calls refuse with.
  'packages/contract/src': ['paths', 'refusals'],
  'packages/demo/src': [],
  // The browser, checks of any page, the journeys, and addresses with what they need.
  e2e: ['browser', 'checks', 'journeys', 'links'],
  'packages/web/src/features': [],
}

test('each area has its module', async () => {
  assert.deepEqual(modules.map(({ name }) => name).toSorted(), [...areas])
  assert.deepEqual(await foldersIn('packages/server/src/modules'), [...areas])
})

test('areas are spelt alike everywhere', async () => {
  const known = new Set<string>(areas)
  for (const [path, others] of Object.entries(besides)) {
    const strange = (await foldersIn(path)).filter((name) => !known.has(name))
    assert.deepEqual(strange, others, path)
  }
})
