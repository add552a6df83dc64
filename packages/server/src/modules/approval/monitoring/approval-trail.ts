import { consoleDeliveries, deliveryOutcomeNames } from '@campus/contract/approval/console/deliveries.ts'
import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import { stateTexts } from '@campus/contract/approval/result-texts.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../../platform/db/sql.ts'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'

/** Applications by who started them, and by what they decide about. */
export const approvalTrail: TrailSource = {
  who: consoleInstances.who,
  duty: 'approval',
  entries: fragment`
    select school_id, id, started_at as at, starter_id as person_id, unit_id, number::text as subject, state as outcome, '' as network,
           number::text as link, matter_id
      from approval_instance where state <> 'draft'`,
  things: { id: 'id', matter_id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: [`提交审批 ${subject}`, `Submitted for approval: ${subject}`, `提交審批 ${subject}`],
    outcome: stateTexts[outcome as Column<'approval_instance', 'state'>],
    isRefused: outcome === 'refused',
    screen: { path: consolePaths.approvalInstances.address, filter: { words: link ?? '' } },
  }),
}

/** Calls of other systems, by the application that made them and who started it. */
export const deliveryTrail: TrailSource = {
  who: consoleDeliveries.who,
  duty: 'approval',
  entries: fragment`
    select delivery.school_id, delivery.id, delivery.created_at as at, instance.starter_id as person_id, instance.unit_id,
           delivery.attempt::text as subject, case when delivery.error = '' then 'delivered' else 'failed' end as outcome, '' as network,
           instance.process_id::text as link, delivery.instance_id
      from approval_delivery as delivery join approval_instance as instance on instance.id = delivery.instance_id`,
  things: { id: 'id', instance_id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: [`调用外部系统，第 ${subject} 次`, `Call to another system, attempt ${subject}`, `呼叫外部系統，第 ${subject} 次`],
    outcome: deliveryOutcomeNames[outcome === 'delivered' ? 'delivered' : 'failed'],
    isRefused: outcome === 'failed',
    screen: { path: consolePaths.approvalDeliveries.address, filter: { processId: link ?? '' } },
  }),
}
