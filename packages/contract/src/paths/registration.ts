import { path } from './path.ts'

/** What a queue shows, and the case beside it. */
interface CaseList {
  pageNum?: string
  pageSize?: string
  state?: string
  userType?: string
  words?: string
  from?: string
  until?: string
  id?: string
}

export const registrationPaths = {
  /** The fields that the school asks of a student or a member of staff. */
  fields: path<{ schoolId?: string; userType?: string }>('/pages/sys/login/register/supplementInfo'),
  /** Whom the records know by that, masked, and the ways to prove it. */
  match: path<{ id: string }>('/pages/sys/login/infoCheck'),
  /** Password, phone or address; `uuid` is the address of a mail. */
  account: path<{ id: string; uuid?: string }>('/pages/sys/login/register/supplementUser'),
  /** No record fits: scans and an explanation. */
  material: path<{ id: string }>('/pages/sys/login/register/supplementMatch'),
  /** How far a case is: by its id on this device, by `uuid` from a mail. */
  progress: path<{ id?: string; uuid?: string }>('/pages/sys/login/register/registerTip'),
  /** "This was not me", from the notice to the owner of a record. */
  objection: path<{ token: string }>('/pages/sys/login/register/objection'),
  /** What the record of somebody who is in lacks. */
  lacking: path<{ back?: string }>('/pages/sys/login/supplementInfo'),
  unmatchedCases: path<CaseList>('/pages/sys/manage/pre_register_examine'),
  matchedCases: path<CaseList>('/pages/sys/manage/register_examine'),
  matchedCase: path<{ id: string }>('/pages/sys/manage/register/register_info'),
  unmatchedCase: path<{ id: string }>('/pages/sys/manage/register/register_unmatch_info'),
  log: path<{ id?: string; event?: string; words?: string; from?: string; until?: string }>('/pages/sys/manage/register/register_log'),
}
