import { PeopleFilter } from '@campus/contract/administration/people.ts'
import { importHeadings } from '@campus/contract/administration/people-import.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { roleNames, userTypeNames } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { contactColumns } from '../../logs/exports/contact-columns.service.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { countPeopleUpTo, listRecords } from '../people/people.repository.ts'
import { filterFor, nameUnit } from '../people/people.service.ts'

type Person = Awaited<ReturnType<typeof listRecords>>[number]

const stateNames: Record<Person['state'], Phrase> = { active: ['正常', 'Active', '正常'], disabled: ['停用', 'Disabled', '停用'] }
const kindTitle: Phrase = ['用户类型', 'User type', '使用者類型']
const roleTitle: Phrase = ['角色', 'Roles', '角色']
const stateTitle: Phrase = ['状态', 'Status', '狀態']

const present = (ctx: CallerCtx, person: Person) => ({
  ...person,
  personId: person.id,
  // Where the list goes on.
  id: person.number,
  phone: person.phone ?? '',
  email: person.email ?? '',
  /** Decrypted for a column that shows it alone. */
  get idCard() {
    return person.id_card_encrypted ? openIdCard(ctx.services.secretBox, person.id_card_encrypted) : ''
  },
})

/** The list of people as a file. Its headings are those of the import, so that it can be changed and taken in again. */
export const peopleExport = exportSource<typeof PeopleFilter, ReturnType<typeof present>>({
  who: ['admin'],
  filter: PeopleFilter,
  filterNames: {
    words: listFilterNames.words,
    unitId: listFilterNames.unitId,
    userType: [kindTitle, tellOne(userTypeNames)],
    role: [roleTitle, tellOne(roleNames)],
    state: [stateTitle, tellOne(stateNames)],
  },
  columns: [
    { key: 'number', title: importHeadings.number, cell: ({ number }) => number },
    { key: 'name', title: importHeadings.name, cell: ({ name }) => name },
    { key: 'pinyin', title: importHeadings.pinyin, cell: ({ name_pinyin }) => name_pinyin },
    { key: 'userType', title: kindTitle, cell: ({ kind }, { say }) => say(userTypeNames[kind]) },
    { key: 'unit', title: importHeadings.unit, cell: ({ unit_code }) => unit_code ?? '' },
    { key: 'unitName', title: ['单位名称', 'Unit name', '單位名稱'], cell: (person, texts) => nameUnit(texts, person) },
    { key: 'grade', title: importHeadings.grade, cell: ({ grade }) => grade },
    ...contactColumns,
    { key: 'roles', title: roleTitle, cell: ({ roles }, { say }) => (roles ?? []).map((role) => say(roleNames[role])).join(' ') },
    { key: 'state', title: stateTitle, cell: ({ state }, { say }) => say(stateNames[state]) },
    { key: 'lastLoginAt', title: ['最近登录', 'Last login', '最近登入'], cell: ({ last_login_at }, { time }) => time(last_login_at) },
  ],
  scopeOf,
  count: async (ctx, filter, max) => countPeopleUpTo(ctx.sql, await filterFor(ctx, filter), max),
  list: async (ctx, filter, { cursor = '', limit }) =>
    (await listRecords(ctx.sql, await filterFor(ctx, filter), cursor, limit)).map((person) => present(ctx, person)),
  peopleOf: ({ personId }) => [personId],
})
