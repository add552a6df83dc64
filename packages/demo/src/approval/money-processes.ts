import {
  amount,
  byCall,
  byLeader,
  byPost,
  choice,
  count,
  type DemoProcess,
  day,
  either,
  files,
  formula,
  longText,
  postId,
  span,
  starter,
  table,
  text,
} from './design.ts'

const finance = (path: string) => byPost('node_9', '财务处审核', 'FINANCE-REVIEW', byCall('写入财务系统', path, ['total']))

/** What costs money. */
export const moneyProcesses: readonly DemoProcess[] = [
  {
    code: 'reimbursement',
    group: 'money',
    name: ['费用报销', 'Reimbursement', '費用報銷'],
    remark: '发票号不可重复使用；5000 元以上需学院书记审批',
    icon: 'money',
    form: [
      text('title', '报销事由', { abstract: true }),
      table(
        'invoices',
        '发票明细',
        [
          text('number', '发票号', { claim: 'invoice', pattern: 'digits', maxLength: 20 }),
          choice('kind', '类别', { options: ['办公用品', '差旅', '会议', '图书资料', '其他'] }),
          amount('price', '金额', { min: 0.01, max: 1_000_000 }),
        ],
        { showSummary: true, maxRows: 50 },
      ),
      formula('total', '合计', { required: false, expression: 'SUM(invoices.price)', precision: 2, abstract: true }),
      files('papers', '发票影像', { required: false, maxNumber: 9 }),
    ],
    tree: starter(
      byLeader(
        'node_1',
        '部门负责人审批',
        1,
        either(
          'node_2',
          { field: 'total', compare: '>=', value: 5000 },
          byPost('node_3', '学院书记审批', 'COLLEGE-SECRETARY', undefined, { nobody: { handler: 'TO_PASS', assignedUser: [] } }),
          undefined,
          finance('vouchers'),
        ),
      ),
    ),
    settings: { starters: ['teacher'], sameSkip: 'NEXT' },
  },
  {
    code: 'purchase',
    group: 'money',
    name: ['采购申请', 'Purchase request', '採購申請'],
    remark: '设备与耗材采购',
    icon: 'purchase',
    form: [
      table(
        'items',
        '采购明细',
        [
          text('item', '品名'),
          count('number', '数量', { min: 1, max: 10_000, precision: 0 }),
          amount('price', '单价', { min: 0.01, max: 1_000_000 }),
          formula('sum', '小计', { required: false, expression: 'number * price', precision: 2 }),
        ],
        { maxRows: 50 },
      ),
      formula('total', '总额', { required: false, expression: 'SUM(items.sum)', precision: 2, abstract: true }),
      longText('reason', '用途', { abstract: true }),
    ],
    tree: starter(byLeader('node_1', '部门负责人审批', 1, finance('orders'))),
    settings: { starters: ['teacher'] },
  },
  {
    code: 'trip',
    group: 'money',
    name: ['出差申请', 'Business trip', '出差申請'],
    remark: '公务出差，批准后可报销',
    icon: 'trip',
    form: [
      text('destination', '目的地', { abstract: true }),
      span('days', '出差日期', { showLength: true, abstract: true }),
      choice('way', '交通方式', { options: ['火车', '飞机', '汽车', '其他'] }),
      day('back', '预计返校', { required: false }),
      longText('reason', '事由'),
    ],
    tree: starter(
      byLeader('node_1', '部门负责人审批', 1, {
        id: 'node_2',
        name: '抄送财务',
        type: 'CC',
        props: { assignedType: 'ROLE', assignedRole: [postId('FINANCE-REVIEW')] },
      }),
    ),
    settings: { starters: ['teacher'], undo: true },
  },
]
