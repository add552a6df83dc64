import { resolve } from 'node:path'
import { backupKeyOf } from '../../../platform/backup/sealed-file.ts'
import type { BackupPlace } from '../../../platform/backup/take-backup.ts'
import type { Config } from '../../../platform/config/config.ts'

/** A password is made into a key with effort, once. */
const keys = new Map<string, ReturnType<typeof backupKeyOf>>()

export const keyFrom = (words: string) => {
  const key = keys.get(words) ?? backupKeyOf(words)
  keys.set(words, key)
  return key
}

/** Where backups go, if anywhere. */
export const backupPlaceOf = ({ BACKUP_DIR, BACKUP_KEY }: Pick<Config, 'BACKUP_DIR' | 'BACKUP_KEY'>): BackupPlace | undefined =>
  BACKUP_DIR && BACKUP_KEY ? { root: resolve(BACKUP_DIR), key: keyFrom(BACKUP_KEY) } : undefined
