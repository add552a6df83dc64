import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '@campus/server/platform/config/settings.ts'
import { copyFilledDemo } from '@campus/server/testing/demo-folder.ts'
import { port } from './address.ts'
import { fillSchools } from './school/fill-schools.ts'

/** With E2E_WEB the app is the one that was built there, as it is. */
const start = join(import.meta.dirname, '..', 'scripts', process.env['E2E_WEB'] ? 'serve.ts' : 'start.ts')

/** Nothing that somebody has configured for a school of their own: above all not its database. */
const unconfigured = Object.fromEntries(Object.entries(process.env).filter(([name]) => !Object.hasOwn(settings, name)))

/** The product as a newcomer starts it, with a few schools more, in its own folder that is gone afterwards. */
const serve = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-journeys-'))
  // The embedded database may run as another user, who has to get through to its own part.
  await chmod(folder, 0o711)
  const env = {
    ...unconfigured,
    CAMPUS_DATA: join(folder, 'data'),
    CAMPUS_MODE: 'demo',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    SOCKETS_PER_CALLER: '1000',
    // A second child of a kind starts for seconds, and journeys hardly ever need two at once.
    DOCUMENT_WORKERS: '1',
    FACE_WORKERS: '1',
    // No journey waits a minute for a printer to be out of order.
    PRINTER_STOP_SECONDS: '8',
    // Every test says from which network it comes, so that the wrong passwords of one are not held against another.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  await copyFilledDemo(env.CAMPUS_DATA)
  await fillSchools(env)
  const server = spawn(process.execPath, [start, '--check-answers'], {
    stdio: 'inherit',
    // In a group of its own: a stop reaches it once, from here, and a second one would mean haste.
    detached: true,
    env,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'))
  const code = await new Promise<number>((resolve, reject) => {
    server.on('error', reject)
    server.on('exit', (code) => resolve(code ?? 1))
  })
  await rm(folder, { recursive: true, force: true })
  return code
}

process.exitCode = await serve()
