import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programOf } from './program.ts'

/** The server, restarted at each change, and the two apps with hot reload; the browser talks to the web app, which passes on the rest. */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const serverPort = process.env['PORT'] ?? '3000'
const webPort = process.env['WEB_PORT'] ?? '5173'
const kioskPort = process.env['KIOSK_PORT'] ?? '5174'
const environment = {
  ...process.env,
  PORT: serverPort,
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}`,
  CAMPUS_API: `http://127.0.0.1:${serverPort}`,
  CAMPUS_KIOSK: `http://127.0.0.1:${kioskPort}`,
  KIOSK_PORT: kioskPort,
}

const run = (folder: string, words: readonly string[]) =>
  spawn(process.execPath, words, { cwd: at(folder), env: environment, stdio: 'inherit' })

const children: ChildProcess[] = [
  run('.', ['--watch', '--watch-preserve-output', 'scripts/serve.ts', '--check-answers']),
  run('packages/web', [programOf('vite'), '--port', webPort, '--strictPort']),
  run('packages/kiosk', [programOf('vite')]),
]

const stopAll = () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
// The terminal signals the children itself; we only stay until they have ended.
process.on('SIGINT', () => {})
process.on('SIGTERM', stopAll)
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1
    stopAll()
  })
