import type { Phrase } from '@campus/contract/language.ts'
import { type ScheduleField, type ScheduleTable, scheduleHeadings } from '@campus/contract/schedule/import-fields.ts'
import { type ColumnRules, readColumns } from '../../../platform/tables/columns.ts'
import type { Table } from '../../../platform/tables/table.ts'

const empty: Phrase = ['表格里没有内容', 'The table has no rows', '表格裡沒有內容']

type Rules = { readonly [Kind in ScheduleTable]: Pick<ColumnRules<ScheduleField<Kind>>, 'alsoCalled' | 'required'> }

const rules: Rules = {
  rooms: { required: ['code'], alsoCalled: { code: ['编号', '教室号', '編號', 'code'], building: ['教学楼', '教學樓'] } },
  sections: {
    required: ['code'],
    alsoCalled: {
      code: ['课序号', '選課號', '选课号', 'code'],
      course: ['课程号', '课程代码', '課程號', '課程代碼'],
      unit: ['单位编码', '单位', '單位', '院系'],
      teachers: ['教师', '任课教师', '教師', '任課教師', 'teachers'],
      classes: ['班级', '班級'],
    },
  },
  rosters: {
    required: ['section', 'number'],
    alsoCalled: { section: ['课序号', '选课号', '選課號'], number: ['学工号', '學工號', 'number'] },
  },
  times: {
    required: ['sections', 'weekday', 'weeks'],
    alsoCalled: {
      sections: ['课序号', '选课号', '選課號', 'section code'],
      room: ['教室', 'room'],
      teachers: ['教师', '教師', 'teachers'],
    },
  },
}

/** The lines of a table of this kind; columns that are not known are named. */
export const readScheduleTable = <Kind extends ScheduleTable>(kind: Kind, table: Table) =>
  readColumns<ScheduleField<Kind>>(table, {
    ...(rules[kind] as Pick<ColumnRules<ScheduleField<Kind>>, 'alsoCalled' | 'required'>),
    headings: scheduleHeadings[kind] as Readonly<Record<ScheduleField<Kind>, Phrase>>,
    empty,
  })
