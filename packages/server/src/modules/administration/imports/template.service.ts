import { type ImportField, importFields, importHeadings, type importTemplate } from '@campus/contract/administration/people-import.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { listTree } from '../../school/console/unit.service.ts'

type Kind = InputOf<typeof importTemplate>['kind']

const names: Record<Kind, Phrase> = {
  student: ['学生导入模板', 'students-template', '學生匯入範本'],
  teacher: ['教职工导入模板', 'staff-template', '教職員匯入範本'],
}

/** The example stands in a unit that the school has, so that it reads as a line without mistakes. */
const example = (kind: Kind, unit: string): Record<ImportField, string> => ({
  number: kind === 'student' ? '20260001' : 'T20260001',
  name: '张三',
  unit,
  grade: kind === 'student' ? '2026' : '',
  phone: '13800000000',
  email: 'zhangsan@example.edu.cn',
  idCard: '',
  pinyin: 'Zhang San',
})

export const giveTemplate = async (ctx: CallerCtx, { kind, format }: InputOf<typeof importTemplate>): Promise<RawAnswer> => {
  const fitting = kind === 'student' ? 'class' : 'department'
  const unit = (await listTree(ctx)).find((unit) => unit.kind === fitting)
  const line = example(kind, unit?.code ?? '')
  const table = [importFields.map((field) => say(importHeadings[field], ctx.language)), importFields.map((field) => line[field])]
  const content = await makeTable(table, format)
  return { content, contentType: tableTypes[format], name: `${say(names[kind], ctx.language)}.${format}`, size: content.length }
}
