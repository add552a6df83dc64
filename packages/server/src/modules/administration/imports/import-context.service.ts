import type { Ctx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { peopleWithRecords } from '../../academics/records/record.service.ts'
import { fingerprintsOfIdCard } from '../../people/person/id-card.service.ts'
import { listPresent, listUnitNames } from './import-people.repository.ts'
import type { ImportContext, Present } from './lines/judge.rules.ts'
import type { GivenLine } from './lines/line.rules.ts'

export type Units = ImportContext['units']

/** A code wins over a name that reads the same. */
export const readUnits = async (ctx: Ctx, schoolId: string): Promise<Units> => {
  const rows = await listUnitNames(ctx.sql, schoolId)
  const units = new Map<string, string | null>()
  for (const { id, name, name_en, name_tw } of rows)
    for (const called of new Set([name, name_en, name_tw])) units.set(called, units.has(called) ? null : id)
  for (const { id, code } of rows) units.set(code, id)
  return units
}

/** What the school has that these lines may meet, with one look for all of them. */
export const readImportContext = async (
  ctx: Ctx,
  whose: { schoolId: string; kind: Column<'person_import', 'kind'> },
  units: Units,
  lines: readonly GivenLine[],
): Promise<ImportContext> => {
  const given = (field: 'number' | 'phone' | 'email') => lines.map((line) => line[field]).filter((value) => value !== '')
  const rows = await listPresent(
    ctx.sql,
    { ...whose, now: ctx.now() },
    { numbers: given('number'), phones: given('phone'), emails: given('email') },
  )
  const recorded = await peopleWithRecords(
    ctx,
    rows.map(({ id }) => id),
  )
  const sameKind = rows.filter(({ kind }) => kind === whose.kind)
  const present = (row: (typeof rows)[number]): Present => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    name: row.name,
    unitId: row.org_unit_id,
    grade: row.grade,
    phone: row.phone,
    email: row.email,
    pinyin: row.name_pinyin,
    isResetByTwo: row.manages,
    hasRecord: recorded.has(row.id),
    hasIdCard: (idCard) => fingerprintsOfIdCard(ctx.services.secretBox, idCard).some((hash) => row.id_card_hash?.equals(hash)),
  })
  return {
    kind: whose.kind,
    people: new Map(rows.map((row) => [row.number, present(row)])),
    phones: new Map(sameKind.flatMap(({ phone, number }) => (phone ? [[phone, number] as const] : []))),
    emails: new Map(sameKind.flatMap(({ email, number }) => (email ? [[email.toLowerCase(), number] as const] : []))),
    units,
  }
}
