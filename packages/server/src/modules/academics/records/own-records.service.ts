import type { dataSources, OwnRecord, ownDataSources } from '@campus/contract/academics/records.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { educationLevelNames } from '@campus/contract/records/student-fields.ts'
import type { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { listSources as readSources } from './record.repository.ts'
import { recordsOf, type StudentRecord } from './record.service.ts'

export const listSources = async (ctx: CallerCtx): Promise<OutputOf<typeof dataSources>> =>
  (await readSources(ctx.sql, ctx.caller.schoolId)).map(({ code, name, name_en, name_tw }) => ({
    code,
    name,
    nameEn: name_en,
    nameTw: name_tw,
  }))

/** A record as it is chosen from, in the reader's language. */
export const presentRecord = ({ language }: Pick<Ctx, 'language'>, record: StudentRecord): z.infer<typeof OwnRecord> => ({
  id: record.id,
  source: record.source,
  standing: record.standing,
  college: record.college,
  major: record.major,
  className: say([record.class.name, record.class.nameEn, record.class.nameTw], language),
  educationLevel: say(educationLevelNames[record.educationLevel], language),
  enrolledOn: record.enrolledOn,
  endsOn: record.graduatedOn || record.expectedGraduationOn,
})

export const listOwnRecords = async (ctx: CallerCtx): Promise<OutputOf<typeof ownDataSources>> =>
  (await recordsOf(ctx, ctx.caller.personId)).map((record) => presentRecord(ctx, record))
