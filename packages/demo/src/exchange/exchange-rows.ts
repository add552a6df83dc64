import type { Learner } from '../academics/learner.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'

export const exchangeTexts = ['教务系统', '学籍-2024级.xlsx'] as const
const [systemName, fileName] = exchangeTexts

const column = (theirs: string, field: string, values: Readonly<Record<string, string>> = {}) => ({
  theirs,
  field,
  values: Object.entries(values).map(([theirs, ours]) => ({ theirs, ours })),
})

/** Their file lies in the folder `exchange` of the demo: a changed course and a new one are found in it. */
const columns = [
  column('KCH', 'code'),
  column('KCMC', 'name'),
  column('YWMC', 'nameEn'),
  column('KCXZ', 'kind', { '1': 'required', '2': 'elective', '3': 'practice', '4': 'public' }),
  column('XF', 'credit'),
  column('XS', 'hours'),
]

/** A connection whose differences wait to be looked at, and an import of study records that was carried out a month ago. */
export const exchangeRows = (learners: readonly Learner[], today: Date) => {
  const school_id = demoUniversity.id
  const at = ago(today, 30 * 24)
  const sourceId = idOf('data_source', 'registry')
  const importId = idAt('data_import', 'records', at)
  const named = learners.slice(0, 3)
  const problem = [
    '没有学号为“99990001”的学生，请先导入人员',
    'No student has the number “99990001”. Import the people first.',
    '沒有學號為「99990001」的學生，請先匯入人員',
  ]
  const line = (position: number, name: string, action: 'change' | 'wrong') => ({
    import_id: importId,
    position,
    school_id,
    line: position + 2,
    action,
    name,
    changes: action === 'change' ? ['examNo'] : [],
    problems: JSON.stringify(action === 'wrong' ? [{ field: 'number', text: problem }] : []),
    created_at: at,
  })
  return {
    sources: [{ id: sourceId, school_id, name: systemName, way: 'folder' as const, runs_nightly: true, created_at: at }],
    tables: [{ source_id: sourceId, school_id, kind: 'courses' as const, file_name: 'courses.csv', columns: JSON.stringify(columns) }],
    imports: [
      {
        id: importId,
        school_id,
        created_by: personId('T0003'),
        kind: 'records' as const,
        file_name: fileName,
        content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        state: 'done' as const,
        total: named.length + 1,
        to_change: named.length,
        wrong: 1,
        skips_wrong: true,
        finished_at: at,
        created_at: at,
      },
    ],
    lines: [
      ...named.map((learner, position) => line(position, `${learner.person.number} ${learner.person.name}`, 'change')),
      line(named.length, '99990001', 'wrong'),
    ],
  }
}
