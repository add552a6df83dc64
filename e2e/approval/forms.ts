import type { saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import type { GivenTo } from '@campus/contract/call.ts'

type Form = GivenTo<typeof saveProcessDraft>['form']

const condition = { id: 'kind', compare: '=' as const, value: ['外借'] }

/** A request for the seal: a question that depends on another, a table and a sum. */
export const sealForm = [
  { id: 'reason', name: 'TextInput', title: '用印事由', props: { required: true, abstract: true } },
  { id: 'kind', name: 'SelectInput', title: '用印方式', props: { required: true, abstract: true, options: ['现场用印', '外借'] } },
  {
    id: 'period',
    name: 'DateTimeRange',
    title: '外借时间',
    props: { required: true, showLength: true },
    visibleWhen: [{ groupType: 'AND', conditions: [condition] }],
  },
  {
    id: 'files',
    name: 'TableList',
    title: '用印文件',
    props: { required: true, showSummary: true },
    items: [
      { id: 'title', name: 'TextInput', title: '文件名称', props: { required: true } },
      { id: 'copies', name: 'NumberInput', title: '份数', props: { required: true, min: 1, precision: 0 } },
    ],
  },
  { id: 'total', name: 'CalcFormula', title: '总份数', props: { expression: 'SUM(files.copies)', precision: 0 } },
  { id: 'cost', name: 'AmountInput', title: '工本费', props: { showChinese: true } },
] as const satisfies Form

/** Every other kind of field, for a look at all of them. */
export const manyKinds = [
  { id: 'about', name: 'Description', title: '说明', props: { text: '请如实填写，带 * 的项目由学院核对。' } },
  { id: 'reason', name: 'TextareaInput', title: '事由', props: { required: true, abstract: true, maxLength: 200 } },
  {
    id: 'side',
    name: 'SpanLayout',
    title: '',
    items: [
      { id: 'day', name: 'DateTime', title: '日期', props: {} },
      { id: 'clock', name: 'TimePicker', title: '时间', props: {} },
    ],
  },
  { id: 'wanted', name: 'MultipleSelect', title: '需要的设备', props: { options: ['投影', '音响', '话筒'] } },
  { id: 'score', name: 'Score', title: '评分', props: { max: 5 } },
  { id: 'person', name: 'UserPicker', title: '联系人', props: {} },
  { id: 'unit', name: 'DeptPicker', title: '协办单位', props: { multiple: true } },
  { id: 'pictures', name: 'ImageUpload', title: '现场照片', props: { maxNumber: 3 } },
  { id: 'papers', name: 'FileUpload', title: '附件', props: {} },
  { id: 'place', name: 'Location', title: '地点', props: {} },
  { id: 'region', name: 'Provinces', title: '所在地区', props: {} },
  { id: 'sign', name: 'SignPanel', title: '申请人签名', props: {} },
  { id: 'linked', name: 'ProcessIndex', title: '关联申请', props: {} },
] as const satisfies Form
