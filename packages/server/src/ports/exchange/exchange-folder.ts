import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { maxExchangeBytes } from './exchange.ts'

const failure = (message: string) => new OutsideFailure('exchange', 'refused', message)

/** A file of a school's folder; names and links that lead elsewhere are refused. */
export const readFromFolder = async (folder: string, fileName: string): Promise<Buffer | undefined> => {
  if (basename(fileName) !== fileName || fileName.startsWith('.')) throw failure('the name of the file is not allowed')
  const file = await open(join(folder, fileName), constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw failure('the file cannot be opened')
  })
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    if (size > maxExchangeBytes) throw failure('the file is too large')
    return await file.readFile()
  } finally {
    await file.close()
  }
}
