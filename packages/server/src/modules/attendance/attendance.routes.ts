import { consoleAttendance, consoleWarnings, correctAttendance, handleWarning } from '@campus/contract/attendance/console.ts'
import { missedLessons } from '@campus/contract/attendance/missed-lessons.ts'
import {
  attendanceDetail,
  attendanceOverview,
  decideObjection,
  object,
  openObjections,
  ownAttendance,
} from '@campus/contract/attendance/records.ts'
import {
  closeRollCall,
  markByCard,
  markRoll,
  openRollCall,
  rollCall,
  rollCalls,
  spotCheck,
} from '@campus/contract/attendance/roll-calls.ts'
import { ownPhone, registerPhone, sighting, sign } from '@campus/contract/attendance/signs.ts'
import { ownWarnings } from '@campus/contract/attendance/warnings.ts'
import { route } from '../../http/route.ts'
import { listMissed } from './absences/missed-lessons.service.ts'
import { correctByManager, listForConsole as listAttendanceForConsole } from './console/attendance-admin.service.ts'
import { decide, listObjections, raise } from './records/objection.service.ts'
import { listAttendance, readAttendance } from './records/record.service.ts'
import { markCard } from './rolls/card.service.ts'
import { close } from './rolls/close.service.ts'
import { mark } from './rolls/marking.service.ts'
import { listRollCalls, openRoll, readRollCall } from './rolls/roll-call.service.ts'
import { drawForCheck } from './rolls/spot-check.service.ts'
import { readPhone, register } from './signs/phone.service.ts'
import { giveReceipt } from './signs/receipt.service.ts'
import { signLesson } from './signs/sign.service.ts'
import { readOverview } from './warnings/overview.service.ts'
import { handle, listOwnWarnings, listForConsole as listWarningsForConsole } from './warnings/warning.service.ts'

export const attendanceRoutes = [
  route(rollCalls, listRollCalls),
  route(rollCall, readRollCall),
  route(openRollCall, openRoll),
  route(closeRollCall, close),
  route(markRoll, mark),
  route(markByCard, markCard),
  route(spotCheck, drawForCheck),
  route(sighting, giveReceipt),
  route(sign, signLesson),
  route(ownPhone, readPhone),
  route(registerPhone, register),
  route(ownAttendance, listAttendance),
  route(attendanceOverview, readOverview),
  route(attendanceDetail, readAttendance),
  route(object, raise),
  route(openObjections, listObjections),
  route(decideObjection, decide),
  route(missedLessons, listMissed),
  route(ownWarnings, listOwnWarnings),
  route(consoleAttendance, listAttendanceForConsole),
  route(correctAttendance, correctByManager),
  route(consoleWarnings, listWarningsForConsole),
  route(handleWarning, handle),
]
