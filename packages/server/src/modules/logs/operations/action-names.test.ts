import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { actionNames } from './action-names/action-names.ts'

const modules = fileURLToPath(new URL('../../', import.meta.url))

/** What the source writes as the action of an entry: whole names, and how names begin that are put together. */
const written = globSync('**/*.ts', { cwd: modules })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('action-names'))
  .map((file) => readFileSync(`${modules}/${file}`, 'utf8'))
  .flatMap((text) =>
    /\brecord\(/.test(text)
      ? [
          ...[...text.matchAll(/\baction: '([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => ({ name, isWhole: true })),
          ...[...text.matchAll(/\baction = [^\n]*? \? '([a-z_]+\.[a-z_]+)' : '([a-z_]+\.[a-z_]+)'/g)].flatMap(([, one = '', other = '']) =>
            [one, other].map((name) => ({ name, isWhole: true })),
          ),
          ...[...text.matchAll(/\baction: `([a-z_]+\.[a-z_]*)\$\{/g)].map(([, name = '']) => ({ name, isWhole: false })),
        ]
      : [],
  )

test('every action of the product has words in three languages', () => {
  const known = Object.keys(actionNames)
  const missing = written.filter(({ name, isWhole }) => !(isWhole ? known.includes(name) : known.some((action) => action.startsWith(name))))
  assert.deepEqual(missing, [])
  assert.ok(written.length > 120)
  for (const phrase of Object.values(actionNames)) assert.ok(phrase.every((text) => text.length > 1))
})
