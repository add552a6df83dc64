import type { Phrase } from '@campus/contract/language.ts'
import { type Verdict, wayTitles } from '@campus/contract/verification/outcome.ts'
import { sql as fragment } from 'kysely'
import type { Source } from '../statistics/sources.extension.ts'

const verdictNames: Record<Verdict, Phrase> = {
  valid: ['有效', 'Valid', '有效'],
  tampered: ['被篡改', 'Tampered with', '被竄改'],
  unsigned: ['没有签名', 'Not signed', '沒有簽名'],
  untrusted: ['其他机构签名', 'Signed by another party', '其他機構簽名'],
  undecided: ['无法判断', 'Cannot be checked', '無法判斷'],
  revoked: ['已撤销', 'Revoked', '已撤銷'],
  expired: ['已过期', 'Expired', '已過期'],
  superseded: ['已被替换', 'Replaced', '已被取代'],
  unreadable: ['无法读取', 'Unreadable', '無法讀取'],
  not_pdf: ['不是 PDF', 'Not a PDF', '不是 PDF'],
  unknown: ['查无此件', 'Unknown document', '查無此件'],
}

/** Checks of documents of the school, in the unit of whom the document is about. Nobody who checks is counted. */
export const verificationSource: Source = {
  name: ['核验', 'Verifications', '核驗'],
  events: fragment`
    select verification.school_id, verification.checked_at as at, person.org_unit_id as unit_id, null::uuid as person_id,
           verification.way as subject, verification.verdict as outcome, 1 as count, 0 as amount, verification.network
      from verification
      left join issued_document on issued_document.id = verification.document_id
      left join person on person.id = issued_document.holder_id
     where verification.school_id is not null`,
  outcomes: verdictNames,
  subjects: wayTitles,
  amount: null,
  isAboutPeople: true,
  rows: {
    path: '/pages/console/documents/verifications',
    unit: 'unitId',
    who: ['admin', 'auditor'],
    outcome: 'verdict',
    subject: 'way',
  },
  keptDays: () => null,
}
