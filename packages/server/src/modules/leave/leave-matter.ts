import type { FormValues } from '@campus/contract/approval/form.ts'
import { leaveKindNames, leaveKinds } from '@campus/contract/leave/leave-requests.ts'
import { momentIn } from '../../platform/time/moment.ts'
import type { MatterField } from '../approval/matter.ts'
import type { LeaveRow } from './leave.repository.ts'

const day = 86_400_000

/** What conditions of a school may compare and its steps show. Another time is another request: it is checked against other absences. */
export const leaveFields: readonly MatterField[] = [
  {
    id: 'kind',
    name: 'SelectInput',
    title: ['类型', 'Type', '類型'],
    props: { required: true, abstract: true },
    options: leaveKinds.map((kind) => ({ value: kind, label: leaveKindNames[kind] })),
    isEditable: true,
  },
  {
    id: 'span',
    name: 'DateTimeRange',
    title: ['时间', 'Time', '時間'],
    valueType: 'DateRange',
    props: { required: true, abstract: true, format: 'YYYY-MM-DD HH:mm' },
  },
  { id: 'days', name: 'NumberInput', title: ['天数', 'Days', '天數'], valueType: 'Number', props: { abstract: true } },
  {
    id: 'reason',
    name: 'TextareaInput',
    title: ['事由', 'Reason', '事由'],
    props: { required: true, abstract: true, minLength: 5, maxLength: 500 },
    isEditable: true,
  },
  { id: 'contact', name: 'TextInput', title: ['联系方式', 'Contact', '聯絡方式'], props: { maxLength: 50 }, isEditable: true },
  { id: 'images', name: 'ImageUpload', title: ['证明图片', 'Supporting pictures', '證明圖片'], valueType: 'Array' },
]

/** Half a day is half a day; nothing is rounded to none. */
const daysOf = ({ starts_at, ends_at }: Pick<LeaveRow, 'starts_at' | 'ends_at'>) =>
  Math.max(0.1, Math.round((10 * (ends_at.getTime() - starts_at.getTime())) / day) / 10)

type LeaveMatter = Pick<LeaveRow, 'kind' | 'starts_at' | 'ends_at' | 'reason' | 'contact' | 'image_ids'>

export const leaveValues = (row: LeaveMatter, timeZone: string): FormValues => ({
  kind: row.kind,
  span: [momentIn(timeZone, row.starts_at), momentIn(timeZone, row.ends_at)],
  days: daysOf(row),
  reason: row.reason,
  contact: row.contact,
  images: row.image_ids.map((id) => ({ id, name: '' })),
})
