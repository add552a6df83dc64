import { consoleGradeAppeals, consoleGradeSheets } from '@campus/contract/grades/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const SheetsWaiting = waitingCount(consoleGradeSheets, { pageSize: 1 }, ({ waiting }) => waiting, ['admin', 'manager'])

export const AppealsWaiting = waitingCount(consoleGradeAppeals, { pageSize: 1 }, ({ waiting }) => waiting, ['admin', 'manager'])
