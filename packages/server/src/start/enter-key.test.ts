import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { terminal } from '../testing/server-process.ts'

const program = `
  const { onEnter } = await import(${JSON.stringify(import.meta.resolve('./enter-key.ts'))})
  const canAsk = onEnter(() => { console.log('pressed'); process.exit() })
  console.log(canAsk ? 'there is a key' : 'there is no key')`

const answerOf = async (command: string, words: readonly string[]) => {
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '', PROGRAM: program } })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.endsWith('there is a key\r\n')) child.stdin.write('\n')
  })
  await once(child, 'close')
  return said.split(/\s*\r?\n/).filter(Boolean)
}

test('Enter pressed at a terminal is heard', { skip: !existsSync(terminal) }, async () => {
  const said = await answerOf(terminal, ['-qec', `"${process.execPath}" --input-type=module -e "$PROGRAM"`, '/dev/null'])
  assert.deepEqual(said, ['there is a key', 'pressed'])
})

test('where there is no terminal, no key is waited for', async () => {
  assert.deepEqual(await answerOf(process.execPath, ['--input-type=module', '-e', program]), ['there is no key'])
})
