import { sql as fragment } from 'kysely'
import type { Source } from '../../statistics/sources.extension.ts'
import { subjectsOf } from '../../statistics/subject-names.service.ts'

/** Photos that were handed in, by type, in their state of now. */
export const photoSource: Source = {
  name: ['照片', 'Photos', '照片'],
  events: fragment`
    select photo.school_id, photo.created_at as at, person.org_unit_id as unit_id, photo.person_id,
           photo.type_id::text as subject, photo.state as outcome, 1 as count, 0 as amount, '' as network
      from photo join person on person.id = photo.person_id
     where photo.state <> 'draft'`,
  outcomes: {
    passed: ['通过', 'Accepted', '通過'],
    reviewing: ['审核中', 'In review', '審核中'],
    failed: ['未通过', 'Rejected', '未通過'],
    mismatch: ['与本人不符', 'Shows somebody else', '與本人不符'],
    error: ['检查出错', 'Check failed', '檢查出錯'],
  },
  subjects: subjectsOf('photo_type'),
  amount: null,
  isAboutPeople: true,
  rows: { path: '/pages/sys/log/photo_operate_log', who: ['admin', 'auditor'], unit: 'unit', outcome: 'outcome', subject: 'typeId' },
  keptDays: () => null,
}
