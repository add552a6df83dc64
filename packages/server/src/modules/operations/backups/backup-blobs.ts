import { Readable } from 'node:stream'
import { readKeptFile } from '../../../platform/backup/backup-files.ts'
import type { Manifest } from '../../../platform/backup/backup-folder.ts'
import type { BackupPlace } from '../../../platform/backup/take-backup.ts'
import type { BlobPort } from '../../../ports/blobs/blobs.ts'

const readOnly = () => Promise.reject(new Error('a backup is only read'))

/** The files of a backup as a store, so that what is restored can be verified without a store of its own. */
export const backupBlobs = ({ root, key }: BackupPlace, { files, notes, takenAt }: Manifest): BlobPort => {
  const known = new Set(files)
  return {
    get: async (name) => (known.has(name) ? Readable.from(readKeptFile(root, name, key), { objectMode: false }) : undefined),
    stat: async (name) => (known.has(name) ? { size: 0, keptAt: takenAt } : undefined),
    readNote: async (name) => notes[name],
    async *list(prefix) {
      for (const name of files) if (name.startsWith(prefix)) yield { key: name, keptAt: takenAt }
    },
    put: readOnly,
    remove: readOnly,
    writeNote: readOnly,
  }
}
