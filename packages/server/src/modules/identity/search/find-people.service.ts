import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type findByPhoto, searchesADay } from '@campus/contract/identity/people-search.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { openSearch } from '@campus/face/search.ts'
import { LRUCache } from 'lru-cache'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { withFaceCall } from '../../faces/calls/face-call.service.ts'
import { judgePhoto } from '../../faces/engine/face-engine.service.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { requireFaces } from '../../faces/settings/face-settings.service.ts'
import { openVector } from '../../faces/vectors/vector.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { drawAnew } from '../photos/photo-files.service.ts'
import { likenessOf } from './likeness.rules.ts'
import { insertSearch } from './photo-search.repository.ts'
import { readSearch } from './photo-search.service.ts'
import { searchCounter } from './search-counter.ts'
import { listSearchable } from './searchable.repository.ts'

type Given = InputOf<typeof findByPhoto>
type Found = OutputOf<typeof findByPhoto>

const dayInSeconds = 86_400

/** Counted before the work, so that many at once cannot slip through together. */
const countToday = async (ctx: CallerCtx): Promise<number> => {
  const { count, secondsLeft } = await countAttempt(ctx, searchCounter(ctx), dayInSeconds)
  if (count > searchesADay) throw refuse('enough_searches', { facts: { seconds: secondsLeft } })
  return searchesADay - count
}

const vectorOf = async (ctx: CallerCtx, image: string): Promise<Float32Array> => {
  const { schoolId, personId } = ctx.caller
  const call = { schoolId, personId, purpose: 'search', consent: 'not_needed' } as const
  const judge = async () => judgePhoto(ctx, await drawAnew(ctx, Buffer.from(image, 'base64')))
  const { checks, vector } = await withFaceCall(ctx, call, judge, (judged) => (judged.vector ? undefined : 'no_face'))
  if (!vector) throw refuse((checks[0]?.measured ?? 0) > 1 ? 'several_faces' : 'face_not_found')
  return vector
}

/** Opened vectors by person and time: opening a hundred thousand takes far longer than searching among them. */
const opened = new LRUCache<string, Float32Array>({ max: 200_000 })

const searchable = async (ctx: CallerCtx) => {
  const { schoolId, personId: searcherId } = ctx.caller
  const rows = await listSearchable(ctx.sql, { schoolId, scope: await scopeOf(ctx), modelId: ctx.services.face.modelId, searcherId })
  return rows.map(({ person_id: personId, vector_encrypted, created_at }) => {
    const key = `${personId} ${created_at.getTime()}`
    const vector = opened.get(key) ?? openVector(ctx.services.secretBox, personId, vector_encrypted)
    opened.set(key, vector)
    return { personId, vector }
  })
}

const title: Phrase = ['有人按照片查找时看到了您', 'You were shown in a search by photo', '有人按照片查找時看到了您']

const bodyOf = (purpose: string): Phrase => [
  `查找目的：${purpose}。您可以查看是谁，也可以随时撤回同意。`,
  `Purpose: ${purpose}. You can see who searched, and withdraw your consent at any time.`,
  `查找目的：${purpose}。您可以查看是誰，也可以隨時撤回同意。`,
]

/** The found learn of it in the transaction in which they are shown. */
const keepSearch = (ctx: CallerCtx, { purpose, top }: Given, found: Parameters<typeof insertSearch>[1]['found']): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId: searcherId } = ctx.caller
    const id = await insertSearch(ctx.sql, { schoolId, searcherId, purpose, top, found, now: ctx.now() })
    const people = found.map(({ personId }) => personId)
    await noteViews(ctx, people, 'photo_search')
    await notePhotoEvents(ctx, 'searched', {
      schoolId,
      photos: people.map((personId) => ({ personId, photoId: null, typeId: null })),
    })
    const subject = { kind: 'photo_search', id } as const
    await sendMessage(ctx, { schoolId, to: people, category: 'security', title, body: bodyOf(purpose), subject })
    await record(ctx, {
      action: 'identity.photo_search',
      subjectKind: 'photo_search',
      subjectId: id,
      details: { purpose, top, found: found.length },
    })
    return id
  })

/** Finds people who agreed to it by a photo, which is not kept. */
export const findPeople = async (ctx: CallerCtx, given: Given): Promise<Found> => {
  await requireManagerFaceCheck(ctx)
  const { threshold } = await requireFaces(ctx, ctx.caller.schoolId)
  const leftToday = await countToday(ctx)
  const query = await vectorOf(ctx, given.image)
  const people = await searchable(ctx)
  const search = await openSearch(people.map(({ vector }) => vector))
  const found = search(query, given.top).flatMap(({ index, similarity }) => {
    const person = people[index]
    return person ? [{ personId: person.personId, likeness: likenessOf(similarity, threshold) }] : []
  })
  const id = await keepSearch(ctx, given, found)
  return { ...(await readSearch(ctx, id)), leftToday }
}
