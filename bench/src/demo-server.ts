import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { choosePort } from '@campus/server/start/port.ts'
import { openDataFolder, type ServerProcess, startServerProcess } from '@campus/server/testing/server-process.ts'

export interface DemoServer {
  readonly server: ServerProcess
  readonly url: string
  /** From the start of the process until it is open. */
  readonly startMs: number
}

/** The demo school in a data folder of its own, to be started as often as one likes. */
const openDemo = async () => {
  const data = await openDataFolder()
  const environment = { CAMPUS_DATA: join(data.folder, 'campus'), REQUESTS_PER_MINUTE: '1000000' }
  const socket = encodeURIComponent(join(data.folder, 'campus', 'postgres', 'socket'))
  return {
    databaseUrl: `postgres://campus@/campus?host=${socket}`,
    start: async (): Promise<DemoServer> => {
      const began = performance.now()
      const server = await startServerProcess(environment)
      if (!server.url) throw new Error(server.complained())
      return { server, url: server.url.replace('localhost', '127.0.0.1'), startMs: performance.now() - began }
    },
    remove: data.remove,
  }
}

type Demo = Awaited<ReturnType<typeof openDemo>>

export const withDemo = async <Answer>(work: (demo: Demo) => Promise<Answer>): Promise<Answer> => {
  const demo = await openDemo()
  try {
    return await work(demo)
  } finally {
    await demo.remove()
  }
}

export const stopServer = async ({ server }: DemoServer) => {
  server.signal('SIGTERM')
  await server.ended
}

/** A demo school that is open. */
export const withDemoServer = <Answer>(work: (open: DemoServer & { databaseUrl: string }) => Promise<Answer>): Promise<Answer> =>
  withDemo(async ({ start, databaseUrl }) => {
    const open = await start()
    try {
      return await work({ ...open, databaseUrl })
    } finally {
      await stopServer(open)
    }
  })

/** The yardstick: a server that does nothing but ask the database and answer. */
export const withBareServer = async <Answer>(
  databaseUrl: string,
  work: (url: string) => Promise<Answer>,
  statements: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const port = await choosePort('127.0.0.1', 0)
  const program = fileURLToPath(import.meta.resolve('@campus/server/testing/bare-server.ts'))
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, BARE_DATABASE_URL: databaseUrl, BARE_PORT: String(port), BARE_STATEMENTS: JSON.stringify(statements) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(child.stdout, 'data')
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    child.kill('SIGTERM')
  }
}

export const headersFor = (token: string) => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', lang: 'zh_CN' })
