import { photoOperationNames } from '@campus/contract/logs/log-words.ts'
import { sql as fragment } from 'kysely'
import { logDays } from '../../logs/retention/retention.service.ts'
import type { Source } from '../../statistics/sources.extension.ts'
import { subjectsOf } from '../../statistics/subject-names.service.ts'

/** What was done with photos, by type; storing and deleting files is no action of anybody. */
export const photoSource: Source = {
  name: ['照片操作', 'Photo actions', '照片操作'],
  events: fragment`
    select photo_event.school_id, photo_event.created_at as at, photo_event.unit_id, photo_event.person_id,
           coalesce(photo_event.type_id::text, '') as subject, photo_event.action as outcome, 1 as count, 0 as amount, photo_event.network
      from photo_event where photo_event.action not in ('stored', 'deleted')`,
  outcomes: photoOperationNames,
  subjects: subjectsOf('photo_type'),
  amount: null,
  isAboutPeople: true,
  rows: { path: '/pages/sys/log/photo_operate_log', who: ['admin', 'auditor'], unit: 'unitId', outcome: 'action' },
  keptDays: logDays,
}
