import type { dataSources, ownDataSources } from '@campus/contract/academics/records.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../platform/context.ts'
import { levelNames } from './education-level.ts'
import { listSources as readSources } from './record.repository.ts'
import { recordsOf } from './record.service.ts'

export const listSources = async (ctx: CallerCtx): Promise<OutputOf<typeof dataSources>> =>
  (await readSources(ctx.sql, ctx.caller.schoolId)).map(({ code, name, name_en, name_tw }) => ({
    code,
    name,
    nameEn: name_en,
    nameTw: name_tw,
  }))

export const listOwnRecords = async (ctx: CallerCtx): Promise<OutputOf<typeof ownDataSources>> =>
  (await recordsOf(ctx, ctx.caller.personId)).map((record) => ({
    id: record.id,
    source: record.source,
    standing: record.standing,
    college: record.college,
    major: record.major,
    className: say([record.class.name, record.class.nameEn, record.class.nameTw], ctx.language),
    educationLevel: say(levelNames[record.educationLevel], ctx.language),
    enrolledOn: record.enrolledOn,
    endsOn: record.graduatedOn || record.expectedGraduationOn,
  }))
