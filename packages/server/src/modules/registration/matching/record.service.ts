import type { Ctx } from '../../../context/context.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import type { KnownFields } from './matching.rules.ts'
import type { RecordRow } from './record.repository.ts'

/** What a record says. Without one the same is read of nobody, so that the time tells nothing. */
export const readKnown = async (ctx: Ctx, schoolId: string, record: RecordRow | undefined): Promise<KnownFields> => {
  const trail = await trailTo(ctx, schoolId, record?.org_unit_id ?? schoolId)
  return {
    name: record?.name ?? '',
    number: record?.number ?? '',
    idCard: record?.id_card_encrypted ? openIdCard(ctx.services.secretBox, record.id_card_encrypted) : '',
    grade: record?.grade ?? '',
    phone: record?.phone ?? '',
    email: record?.email ?? '',
    unitIds: trail.map(({ id }) => id),
  }
}
