import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { ScheduleTable } from '@campus/contract/schedule/import-fields.ts'
import type { scheduleTemplate } from '@campus/contract/schedule/imports.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { requireRegistrar } from '../console/registrar.service.ts'
import { tableOf } from './plan-table.service.ts'

const names: Record<ScheduleTable, Phrase> = {
  rooms: ['教室导入模板', 'rooms-template', '教室匯入範本'],
  sections: ['教学班导入模板', 'sections-template', '教學班匯入範本'],
  rosters: ['名单导入模板', 'rosters-template', '名單匯入範本'],
  times: ['排课导入模板', 'weekly-times-template', '排課匯入範本'],
}

/** One line of each, as people would write it. */
const exampleOf = (kind: ScheduleTable, word: (phrase: Phrase) => string) => {
  const examples = {
    rooms: {
      code: 'A101',
      name: 'A101',
      nameEn: 'A101',
      nameTw: 'A101',
      building: word(['第一教学楼', 'Teaching building 1', '第一教學樓']),
      kind: word(['普通教室', 'Lecture room', '普通教室']),
      floor: '1',
      seats: '60',
      seatRows: '6',
      seatColumns: '10',
      closed: word(['否', 'No', '否']),
    },
    sections: {
      code: 'MATH101-01',
      term: '2026-2027-1',
      course: 'MATH101',
      courseName: word(['高等数学', 'Calculus', '高等數學']),
      unit: 'MATH',
      teachers: 'T2001; T2002',
      capacity: '60',
      classes: 'MATH2601; MATH2602',
    },
    rosters: { section: 'MATH101-01', number: '20260001', name: '张三', kind: word(['正常修读', 'Regular', '正常修讀']), reason: '' },
    times: {
      key: '',
      sections: 'MATH101-01',
      weekday: word(['周一', 'Monday', '週一']),
      weeks: word(['1-8,10,12-16 双', '1-8, 10, 12-16 even', '1-8,10,12-16 雙']),
      periods: '1-2',
      clock: '',
      room: 'A101',
      teachers: 'T2001',
      reason: '',
    },
  } as const
  return examples[kind]
}

export const giveTemplate = async (ctx: CallerCtx, { kind, format }: InputOf<typeof scheduleTemplate>): Promise<RawAnswer> => {
  await requireRegistrar(ctx)
  const example = exampleOf(kind, (phrase) => say(phrase, ctx.language))
  const content = await makeTable(tableOf(kind, [example as Parameters<typeof tableOf<typeof kind>>[1][number]], ctx.language), format)
  return { content, contentType: tableTypes[format], name: `${say(names[kind], ctx.language)}.${format}`, size: content.length }
}
