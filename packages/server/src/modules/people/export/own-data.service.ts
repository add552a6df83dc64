import { say } from '@campus/contract/language.ts'
import { maskIdCard } from '@campus/contract/masks.ts'
import type { Ctx } from '../../../context/context.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { listOwn as listCorrections } from '../corrections/correction.repository.ts'
import { present as presentCorrection } from '../corrections/correction-view.ts'
import { listPrivacy } from '../directory/card.repository.ts'
import { audiencesOf } from '../directory/directory.rules.ts'
import { openEmergencyIdCard } from '../emergency/emergency-id-card.ts'
import { openIdCard } from '../person/id-card.service.ts'
import { listOwn as listRequests } from '../privacy/data-request.repository.ts'
import { present as presentRequest } from '../privacy/data-request.service.ts'
import * as repository from './own-data.repository.ts'

/** What this area itself holds about a person. ID numbers stay masked: their owner knows them, and a lost copy does not reveal them. */
export const collectOwnData = async (ctx: Ctx, personId: string): Promise<Record<string, unknown>> => {
  const { sql, services } = ctx
  const { id_card_encrypted, org_unit_id, school_id, ...record } = await repository.findRecord(sql, personId)
  const units = org_unit_id ? await trailTo(ctx, school_id, org_unit_id) : []
  return {
    profile: {
      ...record,
      units: units.map(({ name, nameEn, nameTw }) => say([name, nameEn, nameTw], ctx.language)),
      id_card: id_card_encrypted ? maskIdCard(openIdCard(services.secretBox, id_card_encrypted)) : '',
    },
    emergency_contacts: (await repository.listEmergencyContacts(sql, personId)).map(({ id_card_encrypted: encrypted, ...contact }) => ({
      ...contact,
      id_card: encrypted ? maskIdCard(openEmergencyIdCard(services.secretBox, encrypted)) : '',
    })),
    corrections: (await listCorrections(sql, personId)).map((row) => presentCorrection(services.secretBox, row)),
    card_privacy: audiencesOf(await listPrivacy(sql, personId)),
    contact_remarks: await repository.listRemarks(sql, personId),
    contact_tags: await repository.listTags(sql, personId),
    data_requests: (await listRequests(sql, personId)).map(presentRequest),
    profile_views: await repository.listViews(sql, personId),
  }
}
