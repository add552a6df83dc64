import type { Sql } from '../../../platform/db/sql.ts'

/** In the order of their serials, which were drawn at random. */
export const listBallots = (sql: Sql, appraisalId: string) =>
  sql
    .selectFrom('ballot')
    .innerJoin('appraisal_section', 'appraisal_section.id', 'ballot.appraisal_section_id')
    .where('appraisal_section.appraisal_id', '=', appraisalId)
    .selectAll('ballot')
    .orderBy('ballot.serial')
    .execute()

export const listTextHashes = (sql: Sql, appraisalId: string) =>
  sql
    .selectFrom('ballot_text')
    .innerJoin('appraisal_section', 'appraisal_section.id', 'ballot_text.appraisal_section_id')
    .where('appraisal_section.appraisal_id', '=', appraisalId)
    .select(['ballot_text.appraisal_section_id', 'ballot_text.body_sha256'])
    .orderBy('ballot_text.body_sha256')
    .execute()
