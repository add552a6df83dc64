import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { serviceOutages, systemStatus } from '@campus/contract/operations/status.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listProviderReports } from './process-report.repository.ts'
import { isDown } from './provider.rules.ts'
import { backups } from './sources/backups.ts'
import { database, disk, queue } from './sources/database.ts'
import { children, processes } from './sources/processes.ts'
import { outsideServices } from './sources/providers.ts'
import { readTerminalFacts } from './sources/school.repository.ts'
import { chains, deletions, terminals } from './sources/school.ts'
import { type Group, worstOf } from './status-line.ts'

const sources: readonly ((ctx: CallerCtx) => Promise<Group>)[] = [
  processes,
  database,
  queue,
  disk,
  outsideServices,
  children,
  terminals,
  chains,
  backups,
  deletions,
]

export const readStatus = async (ctx: CallerCtx): Promise<OutputOf<typeof systemStatus>> => {
  const groups = await Promise.all(sources.map((source) => source(ctx)))
  const told = groups.map(({ id, title, lines }) => ({
    id,
    title: say(title, ctx.language),
    lines: lines.map((line) => ({
      id: line.id,
      title: say(line.title, ctx.language),
      tone: line.tone,
      text: say(line.text, ctx.language),
      since: line.since?.toISOString() ?? null,
      advice: line.advice ? say(line.advice, ctx.language) : '',
    })),
  }))
  return { at: ctx.now().toISOString(), tone: worstOf(told.flatMap(({ lines }) => lines.map(({ tone }) => tone))), groups: told }
}

type Outages = OutputOf<typeof serviceOutages>

/** Payment is down when nobody who takes money for the school answers; printing when no terminal in use can print. */
export const listOutages = async ({ sql, caller, services, now }: CallerCtx): Promise<Outages> => {
  const reports = new Map((await listProviderReports(sql)).map((report) => [report.provider, report]))
  const down = (provider: string) => (isDown(reports.get(provider), now()) ? reports.get(provider)?.failing_since : undefined)
  const payers = Object.keys(services.pay).map((kind) => down(kind === 'wechat' ? 'wechat pay' : kind))
  const paymentSince = payers.every((since) => since) ? payers.toSorted((one, other) => Number(other) - Number(one))[0] : undefined
  const mailSince = services.config.SMTP_HOST === undefined ? undefined : down('smtp')
  const { all, lost, troubled, since, seen_at } = await readTerminalFacts(sql, caller.schoolId)
  const printingSince = all > 0 && lost + troubled === all ? (since ?? seen_at) : undefined
  const outage = (service: Outages[number]['service'], began: Date | null | undefined): Outages =>
    began ? [{ service, since: began.toISOString() }] : []
  return [...outage('payment', paymentSince), ...outage('mail', mailSince), ...outage('printing', printingSince)]
}
