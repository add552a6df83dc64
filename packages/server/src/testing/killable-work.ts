import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Ctx, systemContext } from '../context/context.ts'
import type { Services } from '../context/services.ts'
import { openDatabase } from '../platform/db/sql.ts'
import { childEnvironment } from './child-environment.ts'
import type { TestCampus } from './test-campus.ts'

const program = fileURLToPath(import.meta.url)

/** Says that the work is in its middle. */
const tell = () => process.stdout.write('begun\n')
const never = () => new Promise<never>(() => undefined)

const openContext = (services: Services): Ctx => {
  const { sql } = openDatabase(process.env['DATABASE_URL'] ?? '', { maxConnections: 2, onError: () => {} })
  return systemContext({ sql, now: () => new Date(), services })
}

/** Everything that is opened from the configuration; the modules are not put together, which takes seconds. */
const openOutside = async (extensions: Services['extensions'] = new Map()): Promise<Services> => {
  const [{ readConfig }, { openLog }, { openServices }] = await Promise.all([
    import('../platform/config/config.ts'),
    import('../platform/log/log.ts'),
    import('../services.ts'),
  ])
  const config = readConfig(process.env, process.cwd())
  const { DATABASE_URL: databaseUrl = '', CAMPUS_SECRET: secret = '' } = config
  return { ...openServices({ config, log: openLog('silent'), databaseUrl, secret, publicUrl: '' }), extensions }
}

const works = {
  /** Counts logins again and again, so that it is always in the middle of it. */
  rollUp: async () => {
    const [{ rollUpSource }, { statisticSources }, { loginSource }] = await Promise.all([
      import('../modules/statistics/counting/roll-up.service.ts'),
      import('../modules/statistics/sources.extension.ts'),
      import('../modules/account/login/login-source.ts'),
    ])
    // Counting needs nothing of the outside.
    const ctx = openContext({ extensions: new Map([[statisticSources, { logins: loginSource }]]) } as unknown as Services)
    await rollUpSource(ctx, 'logins')
    tell()
    for (;;) await rollUpSource(ctx, 'logins')
  },
  /** Stops in the middle of the first file that it copies. */
  backUp: async () => {
    const [{ backUp }, { Readable }] = await Promise.all([import('../modules/operations/backups/backup.service.ts'), import('node:stream')])
    const services = await openOutside()
    const half = async function* () {
      yield Buffer.from('half')
      tell()
      await never()
    }
    await backUp(openContext({ ...services, blobs: { ...services.blobs, get: async () => Readable.from(half()) } }))
  },
  /** Stops before the second thousand of its rows. */
  export: async (id: string) => {
    const [{ runExport }, { exportSources }, { terminalEventExport }] = await Promise.all([
      import('../modules/logs/exports/run.service.ts'),
      import('../modules/logs/exports/export-source.extension.ts'),
      import('../modules/terminals/console/event-export.ts'),
    ])
    const list: typeof terminalEventExport.list = (ctx, filter, from) => {
      if (!from.cursor) return terminalEventExport.list(ctx, filter, from)
      tell()
      return never()
    }
    const services = await openOutside(new Map([[exportSources, { terminal_events: { ...terminalEventExport, list } }]]))
    await runExport(openContext(services), id)
  },
}

/** A process that works on the database and the files of a campus, and is in the middle of it; it can be ended the hard way. */
export const startWork = async (
  { base, databaseUrl }: TestCampus,
  kind: keyof typeof works,
  { subject = '', ...environment }: { readonly subject?: string } & Readonly<Record<string, string>> = {},
) => {
  const child = spawn(process.execPath, [program, kind, subject], {
    env: { ...childEnvironment, CAMPUS_DATA: base.services.config.dataFolder, DATABASE_URL: databaseUrl, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('the process ended before it worked')))])
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (import.meta.main) {
  const [kind = '', subject = ''] = process.argv.slice(2)
  await works[kind as keyof typeof works](subject)
}
