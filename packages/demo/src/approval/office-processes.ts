import {
  byCall,
  byLeader,
  byManager,
  byPost,
  choice,
  count,
  type DemoProcess,
  day,
  either,
  entry,
  files,
  longText,
  people,
  span,
  starter,
  text,
  together,
} from './design.ts'

const minutes = 'YYYY-MM-DD HH:mm'

/** What people ask the offices of the school for. */
export const officeProcesses: readonly DemoProcess[] = [
  {
    code: 'seal',
    group: 'office',
    name: ['用印申请', 'Seal request', '用印申請'],
    remark: '需要加盖学校或学院印章的文件',
    icon: 'seal',
    form: [
      text('title', '文件名称', { abstract: true, maxLength: 60 }),
      choice('seal', '印章', { options: ['学校公章', '学院公章', '合同专用章'], abstract: true }),
      count('copies', '份数', { min: 1, max: 50, precision: 0, abstract: true }),
      longText('reason', '用途'),
      files('papers', '文件', { required: false, maxNumber: 3 }),
    ],
    tree: starter(
      byManager(
        'node_1',
        '负责教师审核',
        byPost('node_2', '印章管理员用印', 'SEAL', undefined, {
          timeLimit: { timeout: { unit: 'D', value: 2 }, handler: { type: 'NOTIFY' } },
        }),
      ),
    ),
  },
  {
    code: 'seal-loan',
    group: 'office',
    name: ['印章外借', 'Borrowing a seal', '印章外借'],
    remark: '印章带出办公室使用，同一枚印章同一时段只能借给一人',
    icon: 'seal',
    form: [
      choice('seal', '印章', {
        options: ['学校公章', '学院公章', '合同专用章'],
        abstract: true,
        claim: 'seal',
        claimDuring: 'hours',
      }),
      span('hours', '借用时间', { format: minutes, showLength: true, abstract: true }),
      text('place', '使用地点', { abstract: true }),
      longText('reason', '用途'),
    ],
    tree: starter(byLeader('node_1', '部门负责人审批', 1, byPost('node_2', '印章管理员出借', 'SEAL'))),
    settings: { starters: ['teacher'] },
  },
  {
    code: 'room',
    group: 'office',
    name: ['场地预约', 'Room booking', '場地預約'],
    remark: '会议室、报告厅与教室，同一时段只能预约一次',
    icon: 'room',
    form: [
      choice('room', '场地', {
        options: ['报告厅 A101', '会议室 B203', '研讨室 C305', '多功能厅 D101'],
        abstract: true,
        claim: 'room',
        claimDuring: 'hours',
      }),
      span('hours', '使用时间', { format: minutes, showLength: true, abstract: true }),
      count('attending', '人数', { min: 1, max: 500, precision: 0 }),
      longText('reason', '用途'),
    ],
    tree: starter(byPost('node_1', '场地管理员审核', 'ROOMS')),
    settings: { batch: true, undo: true },
  },
  {
    code: 'vehicle',
    group: 'office',
    name: ['公务用车', 'Vehicle request', '公務用車'],
    remark: '校内公务用车，同一车辆同一时段只能预约一次',
    icon: 'vehicle',
    form: [
      choice('vehicle', '车辆', {
        options: ['商务车 7 座', '中巴 19 座', '大巴 45 座'],
        abstract: true,
        claim: 'vehicle',
        claimDuring: 'hours',
      }),
      span('hours', '用车时间', { format: minutes, abstract: true }),
      text('destination', '目的地', { abstract: true }),
      people('travellers', '同行人员', { required: false, multiple: true }),
      longText('reason', '事由'),
    ],
    tree: starter(
      byLeader(
        'node_1',
        '部门负责人审批',
        1,
        byPost('node_2', '车辆管理员派车', 'VEHICLES', byCall('通知车队调度', 'vehicles', ['vehicle', 'destination'])),
      ),
    ),
    settings: { starters: ['teacher'] },
  },
  {
    code: 'event',
    group: 'campus',
    name: ['活动审批', 'Event approval', '活動審批'],
    remark: '校园活动，场地、安全与宣传同时审核',
    icon: 'event',
    form: [
      text('title', '活动名称', { abstract: true }),
      span('hours', '活动时间', { format: minutes, abstract: true }),
      count('attending', '预计人数', { min: 1, max: 5000, precision: 0, abstract: true }),
      longText('plan', '活动方案'),
    ],
    tree: starter(
      byManager(
        'node_1',
        '负责教师审核',
        together(
          'node_2',
          [
            ['场地', byPost('node_3', '场地审核', 'ROOMS')],
            ['安全', byPost('node_4', '安全审核', 'SECURITY-REVIEW')],
          ],
          either(
            'node_5',
            { field: 'attending', compare: '>', value: 500 },
            byPost('node_6', '学院书记审批', 'COLLEGE-SECRETARY', undefined, { nobody: { handler: 'TO_ADMIN', assignedUser: [] } }),
            undefined,
          ),
        ),
      ),
    ),
  },
  {
    code: 'visit',
    group: 'campus',
    name: ['入校来访', 'Campus visit', '入校來訪'],
    remark: '访客与家属预约入校，两个工作日内未审核则自动拒绝',
    icon: 'visit',
    form: [
      day('day', '来访日期', { abstract: true }),
      entry('gate', '校门', { dictionary: 'campus_gate', abstract: true }),
      text('plate', '车牌号', { required: false, pattern: 'plate' }),
      longText('reason', '来访事由'),
    ],
    tree: starter(
      byPost('node_1', '保卫处审核', 'SECURITY-REVIEW', undefined, {
        timeLimit: { timeout: { unit: 'D', value: 2 }, handler: { type: 'REFUSE' } },
      }),
    ),
    settings: { starters: ['visitor', 'family', 'student', 'teacher'], batch: true },
  },
]
