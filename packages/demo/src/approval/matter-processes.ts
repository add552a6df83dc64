import { freeCopiesMatter } from '@campus/server/modules/appeals/free-copies/free-copies-matter.service.ts'
import { formOf } from '@campus/server/modules/approval/matters/matter-form.ts'
import { applicationFields } from '@campus/server/modules/certificates/decisions/matter-fields.ts'
import { leaveFields } from '@campus/server/modules/leave/leave-matter.ts'
import { byManager, byPost, type DemoProcess, either, starter } from './design.ts'

/** The first decision counts, and those above may step in. */
const firstOfAll = { firstDecides: true, overseen: true, waiveWords: false }

const manyCopies = (more: number) =>
  either(
    'node_2',
    { field: 'copies', compare: '>', value: more },
    byPost('node_3', '学院书记审批', 'COLLEGE-SECRETARY', undefined, { overseen: true }),
    undefined,
  )

/** What the areas of the product hand over: their fields are code, the way is the school's. Long leave, personal leave sooner than other kinds, and many copies also go to the college. */
export const matterProcesses: readonly DemoProcess[] = [
  {
    code: 'leave',
    group: 'campus',
    name: ['请假', 'Leave', '請假'],
    remark: '事假、病假、公假；事假超过三天、其他超过七天另由学院书记审批',
    icon: 'leave',
    matter: 'leave',
    form: formOf({ fields: leaveFields }, 'zh_CN'),
    tree: starter(
      byManager(
        'node_1',
        '负责教师审批',
        either(
          'node_2',
          [
            [
              { field: 'kind', compare: '=', value: 'personal' },
              { field: 'days', compare: '>', value: 3 },
            ],
            [{ field: 'days', compare: '>', value: 7 }],
          ],
          byPost('node_3', '学院书记审批', 'COLLEGE-SECRETARY', undefined, { overseen: true }),
          undefined,
        ),
        { ...firstOfAll, nobody: { handler: 'TO_STOP', assignedUser: [] } },
      ),
    ),
  },
  {
    code: 'certificate',
    group: 'campus',
    name: ['证明审批', 'Certificate approval', '證明審批'],
    remark: '超过五份另由学院书记审批',
    icon: 'certificate',
    matter: 'certificate',
    form: formOf({ fields: applicationFields }, 'zh_CN'),
    tree: starter(
      byManager('node_1', '负责教师审批', manyCopies(5), {
        ...firstOfAll,
        timeLimit: { timeout: { unit: 'D', value: 3 }, schoolDays: true, handler: { type: 'NOTIFY' } },
      }),
    ),
  },
  {
    code: 'free-copies',
    group: 'campus',
    name: ['免费份数申请', 'Request for free copies', '免費份數申請'],
    remark: '超过十份另由学院书记审核',
    icon: 'certificate',
    matter: 'free_copies',
    form: formOf(freeCopiesMatter, 'zh_CN'),
    tree: starter(byManager('node_1', '负责教师审核', manyCopies(10), { ...firstOfAll, formPerms: [{ id: 'copies', perm: 'E' }] })),
  },
]
