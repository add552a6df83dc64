import { faceCallOutcomeNames, faceCallPurposeNames } from '@campus/contract/logs/log-words.ts'
import { sql as fragment } from 'kysely'
import { logDays } from '../../logs/retention/retention.service.ts'
import type { Source } from '../../statistics/sources.extension.ts'

/** What faces were measured for, and how long it took. */
export const faceSource: Source = {
  name: ['人脸核验', 'Face checks', '人臉核驗'],
  events: fragment`
    select face_call.school_id, face_call.created_at as at, face_call.unit_id, face_call.person_id, face_call.purpose as subject,
           face_call.outcome, 1 as count, face_call.ms as amount, face_call.network
      from face_call`,
  outcomes: faceCallOutcomeNames,
  subjects: faceCallPurposeNames,
  amount: 'milliseconds',
  isAboutPeople: true,
  rows: {
    path: '/pages/sys/log/face_api_use_log',
    who: ['admin', 'auditor'],
    unit: 'unitId',
    outcome: 'outcome',
    subject: 'action',
  },
  keptDays: logDays,
}
