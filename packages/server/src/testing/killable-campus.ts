import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { openCampus } from '../app.ts'
import { readConfig } from '../platform/config/config.ts'
import { openLog } from '../platform/log/log.ts'
import { systemClock } from '../platform/time/clock.ts'
import { openServices } from '../services.ts'
import { childEnvironment } from './child-environment.ts'
import { freePort } from './free-port.ts'
import type { TestCampus } from './test-campus.ts'

const program = fileURLToPath(import.meta.url)
const host = '127.0.0.1'
const tellMemory = 'SIGUSR2'

/** Another process of the same campus, on the same database, files and secret, that can be ended the hard way. */
export const startKillable = async ({ base, databaseUrl }: TestCampus, secret: string) => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--expose-gc', program], {
    env: {
      ...childEnvironment,
      CAMPUS_DATA: base.services.config.dataFolder,
      CAMPUS_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: '5',
      REQUESTS_PER_MINUTE: '1000000',
      // Who connects from here may say whose request it is, also in nonsense.
      TRUSTED_PROXIES: '127.0.0.0/8',
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const opened = once(child.stdout, 'data')
  await Promise.race([opened, ended.then(() => Promise.reject(new Error('the process ended before it opened')))])
  return {
    url: `http://${host}:${port}`,
    pid: child.pid ?? 0,
    /** What the process still needs, in MB: how much of the rest it gave back is a matter of chance. */
    async memoryInUse() {
      const told = once(child.stdout, 'data')
      child.kill(tellMemory)
      const [text] = (await told) as [Buffer]
      return Number(text)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const serve = async () => {
  const config = readConfig(process.env, process.cwd())
  const { PORT: port, DATABASE_URL: databaseUrl = '', CAMPUS_SECRET: secret = '' } = config
  const services = openServices({ config, log: openLog(config.LOG_LEVEL), databaseUrl, secret, publicUrl: `http://${host}:${port}` })
  const campus = await openCampus({ services, databaseUrl, clock: systemClock, demoAccounts: () => [], checksOutput: true })
  await campus.listen(host, port)
  // What is killed writes nothing down by itself; the next one starts faster with it.
  flushCompileCache()
  process.on(tellMemory, () => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.stdout.write(String((heapUsed + external) / 1024 ** 2))
  })
  process.stdout.write('open\n')
}

if (import.meta.main) await serve()
