import { backUpNow, backupRuns } from '@campus/contract/operations/backups.ts'
import { route } from '../../../http/route.ts'
import { askForBackup, readRuns } from './backup-list.service.ts'

export const backupRoutes = [route(backupRuns, readRuns), route(backUpNow, askForBackup)]
