import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../../', import.meta.url))

const sourceFiles = async () => {
  const names = (await readdir(packages, { recursive: true })).filter((name) => /\.(ts|tsx|mjs)$/.test(name))
  return names.filter((name) => !/node_modules|\bdist\b|\.test\.tsx?$/.test(name))
}

test('every cipher of every package names the length of its tag, so that no shorter one is accepted', async () => {
  const missing: string[] = []
  let found = 0
  for (const name of await sourceFiles()) {
    const text = await readFile(join(packages, name), 'utf8')
    for (const [use] of text.matchAll(/create(Dec|C)ipheriv\('[^\n]*/g)) {
      found += 1
      if (!use.includes('authTagLength: tagBytes')) missing.push(`${name}: ${use}`)
    }
  }
  assert.ok(found >= 6, `${found} uses`)
  assert.deepEqual(missing, [])
})
