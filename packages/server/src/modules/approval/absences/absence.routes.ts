import { endAbsence, ownAbsences, saveAbsence } from '@campus/contract/approval/absences.ts'
import { route } from '../../../http/route.ts'
import { end, keep, listOwn } from './absence.service.ts'

export const absenceRoutes = [route(ownAbsences, listOwn), route(saveAbsence, keep), route(endAbsence, end)]
