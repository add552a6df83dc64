import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port } from './address.ts'

const root = join(import.meta.dirname, '..')

const buildWhenMissing = () => {
  const web = join(root, 'packages', 'web')
  if (existsSync(join(web, 'dist', 'index.html'))) return
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', web, '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the web app could not be built')
}

/** The product as a newcomer starts it, in a folder of its own that is gone afterwards. */
const serve = async () => {
  buildWhenMissing()
  const folder = await mkdtemp(join(tmpdir(), 'campus-journeys-'))
  // The embedded database may run as another user, who has to get through to its own part.
  await chmod(folder, 0o711)
  const server = spawn(process.execPath, [join(root, 'packages', 'server', 'src', 'main.ts')], {
    cwd: folder,
    stdio: 'inherit',
    // In a group of its own: a stop reaches it once, from here, and a second one would mean haste.
    detached: true,
    env: {
      ...process.env,
      CAMPUS_DATA: join(folder, 'data'),
      CAMPUS_MODE: 'demo',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      SOCKETS_PER_CALLER: '1000',
      // Every test says from which network it comes, so that one's wrong passwords are not another's.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
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
