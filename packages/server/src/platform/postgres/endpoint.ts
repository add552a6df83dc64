import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { Home } from './home.ts'
import { openSocketFolder, socketPort } from './socket-folder.ts'

/** The one way into the database: what a new cluster allows, what the server listens on, what a client connects to. */
export interface Endpoint {
  readonly socketFolder: string | null
  readonly initdb: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  readonly url: (database: string, role?: string) => string
  /** What a role needs to come in, if anything. */
  readonly password: string | null
}

/** Makes and owns the tables. */
export const superuser = 'campus'
/** What the server works as. */
export const serverRole = 'campus_server'

/** Who may enter the socket's folder may use the database; the network stays out. */
const openSocketEndpoint = async (home: Home): Promise<Endpoint> => {
  const folder = await openSocketFolder(home)
  return {
    socketFolder: folder,
    initdb: ['--auth-local=trust', '--auth-host=reject'],
    settings: {
      listen_addresses: '',
      port: String(socketPort),
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    url: (database, role = superuser) => `postgres://${role}@/${database}?host=${encodeURIComponent(folder)}`,
    password: null,
  }
}

/** Where a server on loopback keeps its password, beside its data. */
export const passwordName = 'password'

const keepPassword = async (file: string, { user }: Home): Promise<string> => {
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept
  const password = randomBytes(32).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  if (user) await chown(file, user.uid, user.gid)
  return password
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new StartFailure('The database finds no free port on 127.0.0.1.')
  return address.port
}

/** Where there are no private sockets: loopback, with a password that every program of the machine would need. */
const openTcpEndpoint = async (home: Home): Promise<Endpoint> => {
  const file = join(home.folder, passwordName)
  const password = await keepPassword(file, home)
  const port = await findFreePort()
  return {
    socketFolder: null,
    initdb: ['--auth=scram-sha-256', `--pwfile=${file}`],
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    url: (database, role = superuser) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`,
    password,
  }
}

export const endpoints = { socket: openSocketEndpoint, tcp: openTcpEndpoint }
