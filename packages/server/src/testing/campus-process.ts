import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from './child-environment.ts'
import { openDataFolder } from './server-process.ts'
import { openTestCampus } from './test-campus.ts'

/** A campus in a process of its own on the database of another one: it can be killed. */
export interface CampusProcess {
  readonly url: string
  readonly kill: () => Promise<void>
}

/** Both campuses need the same secret. */
export const startCampusProcess = async (databaseUrl: string, secret: string): Promise<CampusProcess> => {
  // Who is killed leaves its temporary files to others.
  const temporary = await openDataFolder()
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...childEnvironment, TMPDIR: temporary.folder, SHARED_DATABASE_URL: databaseUrl, CAMPUS_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const [url] = (await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])])) as [Buffer | string]
  if (url.length === 0) throw new Error('The process ended instead of opening a campus')
  return {
    url: url.toString(),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await temporary.remove()
    },
  }
}

const { SHARED_DATABASE_URL: databaseUrl, CAMPUS_SECRET = '' } = process.env
if (import.meta.main && databaseUrl) {
  const campus = await openTestCampus({ databaseUrl, environment: { CAMPUS_SECRET } })
  process.stdout.write(campus.url)
}
