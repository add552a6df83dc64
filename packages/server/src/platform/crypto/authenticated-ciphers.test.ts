import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

const sourceFiles = async () => {
  const folders = ['packages', 'scripts', 'e2e', 'bench']
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name))),
  )
  return names.flat().filter((name) => /\.(ts|tsx|mts|mjs|js)$/.test(name) && !/node_modules|\bdist\b|\.test\.tsx?$/.test(name))
}

/** From its opening parenthesis on, over as many lines as it has. */
const argumentsAt = (text: string, start: number): string => {
  let depth = 0
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth === 0) return text.slice(start, end + 1)
  }
  return text.slice(start)
}

const names = /\bcreate(?:Dec|C)ipheriv\b/g
/** A plain import gives the functions no other name. */
const plainImport = /^import \{[^}]*\} from '(?:node:)?crypto'$/gm
const renamed = /\bcreate(?:Dec|C)ipheriv\s+as\b/
const hasTagOf16 = /\btagBytes = 16\b/

/** Every use of a cipher, whatever its algorithm is called, and those that do not name a tag of 16 bytes. */
const judgeCiphers = (source: string) => {
  const text = source.replaceAll(plainImport, (line) => (renamed.test(line) ? line : ''))
  const uses = [...text.matchAll(names)].map(({ index, 0: name }) => {
    const after = text.slice(index + name.length)
    const given = after.startsWith('(') ? argumentsAt(text, index + name.length) : ''
    return name + given
  })
  const isSafe = (use: string) => /\bauthTagLength: (?:16|tagBytes)\b/.test(use) && (!use.includes('tagBytes') || hasTagOf16.test(text))
  // The browser's own cipher takes 128 bits unless it is told otherwise.
  const shorter = [...text.matchAll(/\btagLength\b(?!: 128\b).*/g)].map(([use]) => use)
  return { count: uses.length, unsafe: [...uses.filter((use) => !isSafe(use)), ...shorter] }
}

test('every cipher of every source names a tag of 16 bytes, so that no shorter one is accepted', async () => {
  const missing: string[] = []
  let found = 0
  for (const name of await sourceFiles()) {
    const { count, unsafe } = judgeCiphers(await readFile(join(root, name), 'utf8'))
    found += count
    missing.push(...unsafe.map((use) => `${name}: ${use}`))
  }
  assert.ok(found >= 7, `${found} uses`)
  assert.deepEqual(missing, [])
})

const plain = "import { createDecipheriv } from 'node:crypto'\n"
const tag = 'const tagBytes = 16\n'

test('however a cipher is spelt, it is seen whether its tag has 16 bytes', () => {
  const safe = [
    `${plain}${tag}createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })`,
    `${plain}createDecipheriv(algorithm, key, iv, { authTagLength: 16 })`,
    `${plain}${tag}createDecipheriv(\n  algorithm,\n  keyOf(a, (b)),\n  iv,\n  { authTagLength: tagBytes },\n)`,
    `${tag}crypto.createCipheriv(algorithm, key, iv, { authTagLength: tagBytes })`,
  ]
  for (const text of safe) assert.deepEqual(judgeCiphers(text), { count: 1, unsafe: [] }, text)
  const unsafe = [
    `${plain}createDecipheriv('aes-256-gcm', key, iv)`,
    `${plain}createDecipheriv(algorithm, key, iv)`,
    `${plain}createDecipheriv(\n  algorithm,\n  key,\n  iv,\n)\nconst other = { authTagLength: 16 }`,
    `${plain}const tagBytes = 4\ncreateDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })`,
    `${plain}createDecipheriv(algorithm, key, iv, { authTagLength: 12 })`,
    `${plain}createDecipheriv(algorithm, key, iv, options)`,
    'crypto.createDecipheriv(algorithm, key, iv)',
    "crypto['createDecipheriv'](algorithm, key, iv, { authTagLength: 16 })",
    `${plain}const open = createDecipheriv`,
    "import { createDecipheriv as open } from 'node:crypto'",
    "subtle.decrypt({ name: 'AES-GCM', iv, tagLength: 96 }, key, content)",
  ]
  for (const text of unsafe) assert.notDeepEqual(judgeCiphers(text).unsafe, [], text)
})
