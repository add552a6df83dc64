import { formOf } from '@campus/server/modules/approval/matters/matter-form.ts'
import { leaveFields } from '@campus/server/modules/leave/leave-matter.ts'
import { byManager, byPost, type DemoProcess, either, starter } from './design.ts'

/** What the areas of the product hand over: their fields are code, the way is the school's. Long leave also goes to the college. */
export const matterProcesses: readonly DemoProcess[] = [
  {
    code: 'leave',
    group: 'campus',
    name: ['请假', 'Leave', '請假'],
    remark: '事假、病假、公假',
    icon: 'leave',
    matter: 'leave',
    form: formOf({ fields: leaveFields }, 'zh_CN'),
    tree: starter(
      byManager(
        'node_1',
        '负责教师审批',
        either(
          'node_2',
          { field: 'days', compare: '>', value: 3 },
          byPost('node_3', '学院书记审批', 'COLLEGE-SECRETARY', undefined, { overseen: true }),
          undefined,
        ),
        { firstDecides: true, overseen: true, waiveWords: false, nobody: { handler: 'TO_STOP', assignedUser: [] } },
      ),
    ),
  },
]
