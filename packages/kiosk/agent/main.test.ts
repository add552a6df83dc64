import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { scratchFolder } from './testing/scratch.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

test('the program takes a folder instead of a printer, and says what it needs next', (t) => {
  const folder = scratchFolder(t)
  const options = ['--server', 'http://127.0.0.1:1', '--tray', join(folder, 'paper'), '--folder', folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' })
  assert.deepEqual([status, /The tray listens at ipp:/.test(stdout)], [1, true], stderr)
  assert.match(stderr, /no credential yet/)
})

test('without a printer or with two, it tells how to start it', () => {
  for (const printers of [[], ['--printer', 'ipp://127.0.0.1', '--tray', 'paper']])
    assert.match(
      spawnSync(process.execPath, [program, '--server', 'http://127.0.0.1:1', ...printers], { encoding: 'utf8' }).stderr,
      /--tray FOLDER/,
    )
})
