import { type exportPeople, maxExportRows } from '@campus/contract/administration/people.ts'
import { importHeadings } from '@campus/contract/administration/people-import.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { maskIdCard } from '@campus/contract/masks.ts'
import { roleNames, userTypeNames } from '@campus/contract/roles.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { record } from '../../audit/audit.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { countPeople, listRecords } from '../people/people.repository.ts'
import { filterFor, nameUnit } from '../people/people.service.ts'

type Person = Awaited<ReturnType<typeof listRecords>>[number]

interface Column {
  readonly heading: Phrase
  readonly cell: (person: Person) => string
}

const stateNames: Record<Person['state'], Phrase> = { active: ['正常', 'Active', '正常'], disabled: ['停用', 'Disabled', '停用'] }

const columnsFor = (ctx: CallerCtx, timeZone: string): readonly Column[] => {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return [
    { heading: importHeadings.number, cell: ({ number }) => number },
    { heading: importHeadings.name, cell: ({ name }) => name },
    { heading: importHeadings.pinyin, cell: ({ name_pinyin }) => name_pinyin },
    { heading: ['用户类型', 'User type', '使用者類型'], cell: ({ kind }) => say(userTypeNames[kind], ctx.language) },
    { heading: importHeadings.unit, cell: ({ unit_code }) => unit_code ?? '' },
    { heading: ['单位名称', 'Unit name', '單位名稱'], cell: (person) => nameUnit(ctx, person) },
    { heading: importHeadings.grade, cell: ({ grade }) => grade },
    { heading: importHeadings.phone, cell: ({ phone }) => phone ?? '' },
    { heading: importHeadings.email, cell: ({ email }) => email ?? '' },
    {
      heading: ['身份证号（已隐藏）', 'ID number (masked)', '身分證號（已隱藏）'],
      cell: ({ id_card_encrypted }) => (id_card_encrypted ? maskIdCard(openIdCard(ctx.services.secretBox, id_card_encrypted)) : ''),
    },
    {
      heading: ['角色', 'Roles', '角色'],
      cell: ({ roles }) => (roles ?? []).map((role) => say(roleNames[role], ctx.language)).join(' '),
    },
    { heading: ['状态', 'Status', '狀態'], cell: ({ state }) => say(stateNames[state], ctx.language) },
    { heading: ['最近登录', 'Last login', '最近登入'], cell: ({ last_login_at }) => (last_login_at ? clock.format(last_login_at) : '') },
  ]
}

const batch = 1000
const fileName: Phrase = ['人员', 'people', '人員']

/** Everybody in the table can see that it was made: the note is written before it is given out. */
export const exportTable = async (ctx: CallerCtx, { format, ...asked }: InputOf<typeof exportPeople>): Promise<RawAnswer> => {
  const filter = await filterFor(ctx, asked)
  if ((await countPeople(ctx.sql, filter)) > maxExportRows) throw refuse('export_too_large')
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const columns = columnsFor(ctx, timeZone)
  const table = [columns.map(({ heading }) => say(heading, ctx.language))]
  await inTransaction(ctx, async (ctx) => {
    let people: Person[] = []
    do {
      people = await listRecords(ctx.sql, filter, people.at(-1)?.number ?? '', batch)
      await noteViews(
        ctx,
        people.map(({ id }) => id),
        'export',
      )
      table.push(...people.map((person) => columns.map(({ cell }) => cell(person))))
    } while (people.length === batch && table.length <= maxExportRows)
    const details = { people: table.length - 1, format, ...asked }
    await record(ctx, { action: 'people.exported', subjectKind: 'school', subjectId: ctx.caller.schoolId, details })
  })
  const content = await makeTable(table, format)
  return { content, contentType: tableTypes[format], name: `${say(fileName, ctx.language)}.${format}`, size: content.length }
}
