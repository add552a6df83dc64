import { createHmac, hkdfSync, randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { DecryptionFailed, decryptStream, encryptStream } from '../crypto/encrypted-stream.ts'
import { BackupFault } from './backup-fault.ts'

/** Every file of a backup: these signs, a salt, a proof of the key, then the content, compressed and encrypted with a key of its own. */
const magic = Buffer.from('CAMPUSBK')
const formatVersion = 1
const saltBytes = 16
const proofBytes = 16
const headBytes = magic.length + 1 + saltBytes + proofBytes

export type BackupKey = Buffer

/** A key of 64 hexadecimal digits is taken as it is; anything else is a password, which is made hard to guess by trying. */
export const backupKeyOf = (words: string): BackupKey =>
  /^[0-9a-f]{64}$/i.test(words) ? Buffer.from(words, 'hex') : scryptSync(words, 'campus backup', 32, { N: 2 ** 15, maxmem: 2 ** 26 })

const derive = (key: BackupKey, salt: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, salt, `campus backup ${purpose}`, 32))
const proofOf = (key: BackupKey, salt: Buffer) =>
  createHmac('sha256', derive(key, salt, 'proof'))
    .update(magic)
    .digest()
    .subarray(0, proofBytes)

const settleFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** The end of the name of a file that is not whole yet. */
export const partEnding = '.part'

/** Written aside and renamed when it is on the disk: a file with its name is whole. Returns its size. */
export const writeSealed = async (
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  key: BackupKey,
): Promise<number> => {
  const aside = `${path}.${randomUUID()}${partEnding}`
  const salt = randomBytes(saltBytes)
  const seal = async function* (compressed: AsyncIterable<Uint8Array>) {
    yield Buffer.concat([magic, Buffer.from([formatVersion]), salt, proofOf(key, salt)])
    yield* encryptStream(compressed, derive(key, salt, 'content'))
  }
  try {
    const file = await open(aside, 'wx', 0o600)
    const out = file.createWriteStream({ flush: true })
    await pipeline(Readable.from(content, { objectMode: false }), createZstdCompress(), seal, out)
    await rename(aside, path)
    await settleFolder(dirname(path))
    return out.bytesWritten
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

const checkHead = (head: Buffer, key: BackupKey, path: string): Buffer => {
  if (head.length < headBytes || !head.subarray(0, magic.length).equals(magic))
    throw new BackupFault(`${path} is no whole file of a backup.`)
  if ((head[magic.length] ?? 0) > formatVersion) throw new BackupFault(`${path} was made by a newer version of Campus: use that version.`)
  const salt = head.subarray(magic.length + 1, magic.length + 1 + saltBytes)
  if (!timingSafeEqual(head.subarray(headBytes - proofBytes, headBytes), proofOf(key, salt)))
    throw new BackupFault(`The key does not fit ${path}.`)
  return salt
}

/** The content, authenticated piece by piece: who must not act on a part of it reads to the end first. */
export async function* readSealed(path: string, key: BackupKey): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch(() => {
    throw new BackupFault(`${path} is missing.`)
  })
  const head = Buffer.alloc(headBytes)
  const { bytesRead } = await file.read(head, 0, headBytes, 0)
  await file.close()
  const salt = checkHead(head.subarray(0, bytesRead), key, path)
  const opened = Readable.from(decryptStream(createReadStream(path, { start: headBytes }), derive(key, salt, 'content')), {
    objectMode: false,
  })
  const plain = createZstdDecompress()
  // A fault while reading belongs to who takes the plain content.
  opened.on('error', (error) => plain.destroy(error))
  try {
    yield* opened.pipe(plain)
  } catch (error) {
    if (error instanceof DecryptionFailed || (error as NodeJS.ErrnoException).code?.startsWith('ZSTD') || isEarlyEnd(error))
      throw new BackupFault(`${path} was cut or changed.`, { cause: error })
    throw error
  } finally {
    opened.destroy()
  }
}

const isEarlyEnd = (error: unknown) =>
  error instanceof Error && /unexpected end|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR/i.test(String(error))
