import type { CheckPurpose } from '@campus/contract/faces/face-words.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import type { Source } from '../../statistics/sources.extension.ts'
import { checkLogDays } from '../housekeeping/faces-sweep.service.ts'

const purposeNames: Record<CheckPurpose, Phrase> = {
  login: ['登录', 'Login', '登入'],
  user: ['确认本人', 'Confirming it is oneself', '確認本人'],
  manager: ['管理操作', 'Administration', '管理操作'],
  registration: ['注册', 'Registration', '註冊'],
}

/** Face checks by purpose. */
export const faceSource: Source = {
  name: ['人脸核验', 'Face checks', '人臉驗證'],
  events: fragment`
    select face_check.school_id, face_check.created_at as at, person.org_unit_id as unit_id, face_check.person_id,
           face_check.purpose as subject, face_check.outcome, 1 as count, 0 as amount, face_check.network
      from face_check left join person on person.id = face_check.person_id`,
  outcomes: { passed: ['通过', 'Passed', '通過'], failed: ['未通过', 'Failed', '未通過'] },
  subjects: purposeNames,
  amount: null,
  isAboutPeople: true,
  rows: { path: '/pages/sys/log/face_api_use_log', who: ['admin', 'auditor'], unit: 'unit', outcome: 'outcome', subject: 'purpose' },
  keptDays: () => checkLogDays,
}
