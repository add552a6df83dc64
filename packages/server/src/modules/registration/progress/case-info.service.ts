import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { maskAccount, maskIdCard, maskName } from '@campus/contract/masks.ts'
import type { caseOfMail, matchedCase, unmatchedCase } from '@campus/contract/registration/case.ts'
import { type RegistrationField, registrationFieldNames, registrationFields } from '@campus/contract/registration/fields.ts'
import { caseFileNames } from '@campus/contract/registration/files.ts'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { type CaseRow, listEvents } from '../cases/case.repository.ts'
import { maxFaceFailures } from '../cases/case-state.rules.ts'
import { maskedReach, maskField, readGiven } from '../cases/given-fields.ts'
import { nextStepOf } from '../cases/next-step.rules.ts'
import { requireCase } from '../cases/require-case.service.ts'
import { listCaseFiles, mayAddFiles } from '../files/case-file.service.ts'
import { findLink } from '../mail/link.repository.ts'
import { isUnitField, nameUnits } from '../matching/given-units.service.ts'
import { findRecord } from '../matching/record.repository.ts'
import { readKnown } from '../matching/record.service.ts'
import { giveProof } from '../proof/proof-ticket.service.ts'
import { reviewersOf } from '../reviewers/reviewers.service.ts'
import { waysOf } from './proof-ways.service.ts'

type Info = OutputOf<typeof unmatchedCase>

const unitNameOf = async (ctx: Ctx, { school_id, org_unit_id }: Pick<CaseRow, 'school_id' | 'org_unit_id'>) => {
  const unit = org_unit_id ? (await trailTo(ctx, school_id, org_unit_id)).at(-1) : undefined
  return unit ? say([unit.name, unit.nameEn, unit.nameTw], ctx.language) : ''
}

const reviewerNamed = (unitName: string): Phrase =>
  unitName
    ? [`${unitName}的管理教师`, `Managing teachers of ${unitName}`, `${unitName}的管理教師`]
    : ['学校管理员', 'School administrators', '學校管理員']

/** Who decides, by the unit they look after. */
const reviewerOf = async (ctx: Ctx, row: CaseRow) => {
  const { unitId } = await reviewersOf(ctx, row)
  return say(reviewerNamed(await unitNameOf(ctx, { school_id: row.school_id, org_unit_id: unitId })), ctx.language)
}

const presentGiven = async (ctx: Ctx, row: CaseRow): Promise<Info['given']> => {
  const given = readGiven(ctx.services.secretBox, row)
  const units = await nameUnits(ctx, row.school_id, given)
  const shown = (field: RegistrationField, value: string) => (isUnitField(field) ? (units.get(value) ?? '') : maskField(field, value))
  return registrationFields.flatMap((field) => {
    const value = given[field]
    return value ? [{ field, label: say(registrationFieldNames[field], ctx.language), value: shown(field, value) }] : []
  })
}

const present = async (ctx: Ctx, row: CaseRow): Promise<Info> => {
  const { registration } = await readSettings(ctx.sql, row.school_id)
  const files = await listCaseFiles(ctx, { id: row.id })
  const there = new Set(files.map(({ kind }) => kind))
  const mayAdd = mayAddFiles(row)
  return {
    id: row.id,
    schoolId: row.school_id,
    userType: row.user_type,
    state: row.state,
    method: row.method,
    nextStep: nextStepOf(row),
    reviewer: await reviewerOf(ctx, row),
    decideBy: row.decide_by?.toISOString() ?? null,
    notes: row.notes,
    expiresAt: row.expires_at?.toISOString() ?? null,
    opensAt: row.opens_at?.toISOString() ?? null,
    ...maskedReach(ctx.services.secretBox, row),
    given: await presentGiven(ctx, row),
    files,
    missing: mayAdd
      ? registration[row.user_type].files
          .filter(({ kind }) => !there.has(kind))
          .map(({ kind, isRequired }) => ({ kind, label: say(caseFileNames[kind], ctx.language), isRequired }))
      : [],
    mayAddFiles: mayAdd,
    mayCorrectIdCard: row.state === 'supplement' && row.id_card_corrected_at === null,
    history: (await listEvents(ctx.sql, row.id)).map(({ kind, at }) => ({ event: kind, at: at.toISOString() })),
  }
}

const requireKind = async (ctx: Ctx, id: string, kind: CaseRow['kind']) => {
  const row = await requireCase(ctx, id)
  if (row.kind !== kind) throw refuse('not_found')
  return row
}

export const readMatched = async (ctx: Ctx, { id }: InputOf<typeof matchedCase>): Promise<OutputOf<typeof matchedCase>> => {
  const row = await requireKind(ctx, id, 'matched')
  const record = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  if (!record) throw refuse('not_found')
  const { idCard } = await readKnown(ctx, row.school_id, record)
  return {
    ...(await present(ctx, row)),
    found: {
      name: maskName(record.name),
      number: maskAccount(record.number),
      idCard: maskIdCard(idCard),
      unitName: await unitNameOf(ctx, record),
      grade: record.grade,
    },
    ways: row.handed_in_at ? [] : await waysOf(ctx, row, record),
    isManualOnly: row.face_failures >= maxFaceFailures,
  }
}

export const readUnmatched = async (ctx: Ctx, { id }: InputOf<typeof unmatchedCase>): Promise<Info> =>
  present(ctx, await requireKind(ctx, id, 'unmatched'))

/** Who has the mail proves the address; where the case was accepted, that is the proof for its password. */
export const openMail = async (ctx: Ctx, { uuid }: InputOf<typeof caseOfMail>): Promise<OutputOf<typeof caseOfMail>> => {
  const link = await findLink(ctx.sql, sha256(uuid))
  if (!link) throw refuse('not_found')
  const row = await requireCase(ctx, link.case_id)
  const isWaiting = nextStepOf(row) === 'set_password'
  const ticket = isWaiting ? (await giveProof(ctx, row.id, 'mail')).ticket : null
  return { id: row.id, kind: row.kind, ticket }
}
