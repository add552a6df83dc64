import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

const linesOf = async (work: string) => {
  const program = `
    const { withProgress } = await import(${JSON.stringify(import.meta.resolve('./progress.ts'))})
    await withProgress('Building the web app', async () => { ${work} }).catch(() => {})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return said.trim().split('\n')
}

test('where there is no terminal, a build is logged once at its beginning and once at its end', async () => {
  assert.deepEqual(await linesOf(''), ['Building the web app…', 'Building the web app: done in 0 s'])
})

test('a build that failed is not logged as done', async () => {
  assert.deepEqual(await linesOf('throw new Error()'), ['Building the web app…'])
})
