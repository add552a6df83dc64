import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import { countedRows, type Source } from '../../statistics/sources.extension.ts'

export const signOutcomeNames = {
  in: ['签到', 'Signed in', '簽到'],
  out: ['签退', 'Signed out', '簽退'],
  doubtful: ['存疑', 'Doubtful', '存疑'],
} as const satisfies Readonly<Record<string, Phrase>>

export const signWayNames = {
  scanned: ['扫码', 'Scanned', '掃碼'],
  typed: ['输入签到码', 'Code typed in', '輸入簽到碼'],
  receipt: ['凭证', 'Receipt', '憑證'],
  offline: ['离线补签', 'Offline', '離線補簽'],
} as const satisfies Readonly<Record<string, Phrase>>

/** Signing in and out of lessons, by how it was done. */
export const signSource: Source = {
  name: ['签到', 'Lesson sign-ins', '簽到'],
  events: fragment`
    select sign.school_id, sign.created_at as at, person.org_unit_id as unit_id, sign.person_id, sign.way as subject,
           case when cardinality(sign.doubts) > 0 then 'doubtful' when sign.purpose = 'out' then 'out' else 'in' end as outcome,
           1 as count, 0 as amount, '' as network
      from sign join person on person.id = sign.person_id`,
  outcomes: signOutcomeNames,
  subjects: signWayNames,
  amount: null,
  isAboutPeople: true,
  rows: countedRows('signs', ['manager', 'admin', 'auditor']),
  keptDays: () => null,
}
