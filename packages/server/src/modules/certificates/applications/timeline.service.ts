import type { OutputOf } from '@campus/contract/call.ts'
import type { application } from '@campus/contract/certificates/applications.ts'
import { say } from '@campus/contract/language.ts'
import { maskedNameIn, personNameIn } from '@campus/contract/people/person-name.ts'
import { wayTitles } from '@campus/contract/verification/outcome.ts'
import type { Ctx } from '../../../context/context.ts'
import { stepsOfMatter } from '../../approval/matters/steps-of-matter.service.ts'
import { documentState, sayReason } from '../../documents/issued/issued.service.ts'
import { placesOf } from '../../printing/place.service.ts'
import { listChecksOf } from '../../verification/log.service.ts'
import type { ApplicationRow } from '../application/application.repository.ts'
import { listDocumentsBehind, listEvents } from '../application/event.repository.ts'

type Entry = OutputOf<typeof application>['timeline'][number]

const checksShown = 50

/** That a document ended or ran out is known to the document alone. */
const endOf = (ctx: Ctx, row: ApplicationRow): Entry[] => {
  if (row.document_id === null || row.document_state === null) return []
  const state = documentState({ state: row.document_state, valid_until: row.valid_until }, ctx.now())
  if (state !== 'revoked' && state !== 'superseded' && state !== 'expired') return []
  const at = state === 'expired' ? row.valid_until : row.ended_at
  return at ? [{ id: row.document_id, kind: state, at: at.toISOString(), by: '', note: row.document_reason ?? '', place: null }] : []
}

const verificationsOf = async (ctx: Ctx, row: ApplicationRow): Promise<Entry[]> => {
  if (row.document_id === null) return []
  const documents = await listDocumentsBehind(ctx.sql, row.document_id)
  const checks = await listChecksOf(ctx, documents, checksShown)
  return checks.map(({ id, at, way }) => ({
    id,
    kind: 'verified',
    at: at.toISOString(),
    by: '',
    note: say(wayTitles[way], ctx.language),
    place: null,
  }))
}

/** What somebody else may have done who fetches the paper: of them the owner learns no whole name. */
const ofDelegates = new Set<string>([
  'code_given',
  'printed',
  'picked_up',
  'delegate_accepted',
  'delegate_declined',
] satisfies Entry['kind'][])

const notedOf = async (ctx: Ctx, row: ApplicationRow): Promise<Entry[]> => {
  const events = await listEvents(ctx.sql, row.id)
  const terminalIds = events.map(({ terminal_id }) => terminal_id)
  const placeOf = await placesOf(ctx, terminalIds)
  return events.map(({ id, kind, at, note, terminal_id, actor_id, actor_name, actor_pinyin }) => ({
    id,
    kind,
    at: at.toISOString(),
    by:
      actor_name !== null && ofDelegates.has(kind) && actor_id !== row.person_id
        ? maskedNameIn({ name: actor_name, namePinyin: actor_pinyin }, ctx.language)
        : personNameIn({ name: actor_name ?? '', namePinyin: actor_pinyin }, ctx.language),
    note: kind === 'making_failed' ? sayReason({ state: 'failed', reason: note }, ctx.language) : note,
    place: placeOf(terminal_id),
  }))
}

const stepKinds = { agree: 'step_approved', complete: 'step_approved', refuse: 'step_rejected', recall: 'step_returned' } as const

type Steps = Awaited<ReturnType<typeof stepsOfMatter>>

const decidedOf = ({ decided }: Steps): Entry[] =>
  decided.flatMap(({ id, name, result, by, notes, at }) =>
    result === 'retry' ? [] : [{ id, kind: stepKinds[result], step: name, at: at.toISOString(), by, note: notes, place: null }],
  )

/** The decision that ended it says at which step, and by whom. */
const withLastStep = (entries: readonly Entry[], { last }: Steps): readonly Entry[] =>
  last
    ? entries.map((entry) =>
        entry.kind === 'approved' || entry.kind === 'rejected' ? { ...entry, step: last.name, by: entry.by || last.by } : entry,
      )
    : entries

interface Course {
  readonly timeline: Entry[]
  readonly waitsFor: OutputOf<typeof application>['waitsFor']
}

/** Everything that happened to an application, from the form to the last verification, and whom it waits for. */
export const courseOf = async (ctx: Ctx, row: ApplicationRow): Promise<Course> => {
  const steps = await stepsOfMatter(ctx, 'certificate', row.id)
  const noted = withLastStep(await notedOf(ctx, row), steps)
  return {
    // Sorting keeps what happened at the same moment in the order in which it was noted.
    timeline: [...noted, ...decidedOf(steps), ...endOf(ctx, row), ...(await verificationsOf(ctx, row))].toSorted((one, other) =>
      one.at.localeCompare(other.at),
    ),
    waitsFor: steps.waiting.map(({ name, people }) => ({ step: name, people: [...people] })),
  }
}
