import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programOf } from './program.ts'
import { buildWebWhenStale } from './web-build.ts'

const folder = fileURLToPath(new URL('../e2e', import.meta.url))

/** Node reads our TypeScript itself; Playwright would translate two thousand files before the first journey. */
const asWritten = { PW_DISABLE_TS_ESM: '1' }

/** The journeys in a real browser, all of them where no file is named; returns whether all passed. */
export const runJourneys = async (files: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<boolean> => {
  await buildWebWhenStale()
  return new Promise<boolean>((resolve) => {
    const words = [programOf('@playwright/test', 'playwright'), 'test', ...files]
    const child = spawn(process.execPath, words, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...asWritten, ...env } })
    process.once('SIGTERM', () => child.kill('SIGTERM'))
    child.on('exit', (code) => resolve(code === 0))
  })
}
