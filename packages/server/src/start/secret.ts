import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { codeOf, openFolder } from '../platform/postgres/folders.ts'
import { StartFailure } from '../platform/start-failure.ts'

/** The configured secret; in the demo one is made at the first start and kept, because what was sealed must open again. */
export const keepSecret = async ({ CAMPUS_SECRET, isProduction, dataFolder }: Config): Promise<string> => {
  if (CAMPUS_SECRET) return CAMPUS_SECRET
  if (isProduction) throw new StartFailure('CAMPUS_SECRET is required in production.')
  await openFolder(dataFolder, 0o711)
  const file = join(dataFolder, 'secret')
  try {
    const made = randomBytes(32).toString('hex')
    await writeFile(file, made, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new StartFailure(`Campus cannot keep its secret in ${file} (${String(codeOf(error))}).`)
  }
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.length < 32) throw new StartFailure(`The secret in ${file} cannot be read: restore it, or start again with another CAMPUS_DATA.`)
  return kept
}
