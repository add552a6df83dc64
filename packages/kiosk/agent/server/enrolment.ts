import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { enrol } from '@campus/contract/terminals/machine.ts'
import { z } from 'zod'
import { writeForSure } from '../state-file.ts'
import { connectCampus } from './campus-server.ts'

const Credential = z.object({
  serverUrl: z.string(),
  token: z.string(),
  /** The code it was made with: given again at the next start, it means the same credential. */
  codeDigest: z.string(),
})

const digestOf = (code: string) => createHash('sha256').update(code).digest('hex')

const readKept = (file: string) => {
  try {
    return Credential.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

interface Wanted {
  readonly serverUrl: string
  readonly code: string | undefined
  readonly file: string
}

/** The credential of this machine: the stored one, or a new one for the code of an administrator. */
export const obtainCredential = async ({ serverUrl, code, file }: Wanted): Promise<string> => {
  const kept = readKept(file)
  const isMeant = kept?.serverUrl === serverUrl && (code === undefined || kept.codeDigest === digestOf(code))
  if (kept && isMeant) return kept.token
  if (code === undefined) throw new Error('This machine has no credential yet: give it the code of an administrator with --code.')
  const server = connectCampus(serverUrl, '', new AbortController().signal)
  const { token, part } = await server.ask(enrol, { code, deviceName: hostname().slice(0, 100) })
  if (part !== 'printer') throw new Error('This code is for the screen of a terminal: ask for one for its printer.')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeForSure(file, { serverUrl, token, codeDigest: digestOf(code) })
  return token
}
