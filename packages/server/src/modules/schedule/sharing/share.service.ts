import { randomInt } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type acceptShare, type endShare, type openShare, type ownShares, shareCodeDays } from '@campus/contract/schedule/shares.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { countAttempt, takeBackAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { reportChangeTo } from '../../account/changes/report-change.service.ts'
import type { SecretLinks } from '../../account/secret-links.extension.ts'
import { record } from '../../audit/audit.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { ClosedAccount } from '../../module.ts'
import { namesOf } from '../../people/person/person.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { lockOwner } from '../owner.repository.ts'
import * as repository from './share.repository.ts'

const aDay = 86_400
const maxShares = 10
const tries = { max: 10, windowSeconds: 600 }

/** Signs that nobody takes for one another when reading them out. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 12
const newCode = () => Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
const digestOf = (code: string) => sha256(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

export const listShares = async (ctx: CallerCtx): Promise<OutputOf<typeof ownShares>> => {
  const { personId } = ctx.caller
  return (await repository.listOwn(ctx.sql, personId, ctx.now())).map((row) => {
    const isMine = row.student_id === personId
    const other = isMine
      ? row.person_id && {
          id: row.person_id,
          name: personNameIn({ name: row.family_name ?? '', namePinyin: row.family_pinyin }, ctx.language),
        }
      : { id: row.student_id, name: personNameIn({ name: row.student_name, namePinyin: row.student_pinyin }, ctx.language) }
    return {
      id: row.id,
      kinds: row.kinds,
      person: other || null,
      isMine,
      createdAt: row.created_at.toISOString(),
      acceptedAt: row.accepted_at?.toISOString() ?? null,
      codeUntil: row.accepted_at ? null : row.expires_at.toISOString(),
    }
  })
}

export const open = (ctx: CallerCtx, { kinds }: InputOf<typeof openShare>): Promise<OutputOf<typeof openShare>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const now = ctx.now()
    await lockOwner(ctx.sql, personId)
    if ((await repository.listOwn(ctx.sql, personId, now)).length >= maxShares) throw refuse('too_many_shares')
    const [code, expiresAt] = [newCode(), later(now, shareCodeDays * aDay)]
    const { id } = await repository.insertShare(ctx.sql, {
      school_id: schoolId,
      student_id: personId,
      kinds: [...new Set(kinds)],
      code_hash: digestOf(code),
      expires_at: expiresAt,
      created_at: now,
    })
    await record(ctx, { action: 'schedule.share_opened', subjectKind: 'share', subjectId: id, details: { kinds } })
    await reportChangeTo(ctx, personId, { kind: 'link', shown: { of: 'family', name: '' }, undo: { of: 'family', id } })
    return { id, code: code.replaceAll(/.{4}(?=.)/g, '$&-'), expiresAt: expiresAt.toISOString() }
  })

const take = (ctx: CallerCtx, code: string) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const now = ctx.now()
    const share = await repository.lockByCode(ctx.sql, schoolId, digestOf(code), now)
    // An answer that was lost is given again.
    if (!share) return repository.findAccepted(ctx.sql, personId, digestOf(code))
    await repository.endPair(ctx.sql, share.student_id, personId, now)
    await repository.acceptShare(ctx.sql, share.id, personId, now)
    await record(ctx, { action: 'schedule.share_accepted', subjectKind: 'share', subjectId: share.id, details: { kinds: share.kinds } })
    // Somebody else may have got hold of the code: the student hears who uses it.
    const nameIn = async (language: Language) => (await namesOf({ ...ctx, language }, schoolId, [personId])).get(personId)?.name ?? ''
    const [name, nameEn] = [await nameIn('zh_CN'), await nameIn('en_US')]
    await sendMessage(ctx, {
      schoolId,
      to: [share.student_id],
      category: 'security',
      title: [`${name}已接受您的共享`, `${nameEn} now sees what you share`, `${name}已接受您的共享`],
      body: [
        '如果不是您认识的人，请在“家人共享”中结束。',
        'If you do not know them, end it under “Family sharing”.',
        '如果不是您認識的人，請在「家人共享」中結束。',
      ],
    })
    return { id: share.id }
  })

export const accept = async (ctx: CallerCtx, { code }: InputOf<typeof acceptShare>): Promise<OutputOf<typeof acceptShare>> => {
  const key = `schedule:share:${ctx.caller.personId}`
  const { count, secondsLeft } = await countAttempt(ctx, key, tries.windowSeconds)
  if (count > tries.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const taken = await take(ctx, code)
  if (!taken) throw refuse('share_code_wrong')
  await takeBackAttempt(ctx, key)
  return taken
}

export const end = (ctx: CallerCtx, { id }: InputOf<typeof endShare>) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await repository.endShare(ctx.sql, id, ctx.caller.personId, ctx.now()))) throw refuse('not_found')
    await record(ctx, { action: 'schedule.share_ended', subjectKind: 'share', subjectId: id })
    return null
  })

/** Whether a student shares such facts with the caller now. */
export const isSharedWithCaller = (ctx: CallerCtx, studentId: string, kind: repository.ShareKind): Promise<boolean> =>
  repository.isShared(ctx.sql, { studentId, personId: ctx.caller.personId, kind })

/** For calls that show something of a student to a family member: nothing to see unless it is shared with them now. */
export const requireShared = async (ctx: CallerCtx, studentId: string, kind: repository.ShareKind): Promise<void> => {
  if (!(await isSharedWithCaller(ctx, studentId, kind))) throw refuse('not_found')
}

/** What a student lets family see, or a code for it that nobody entered yet. */
export const familyLinks: SecretLinks = {
  listOf: async (ctx, personId) =>
    (await repository.listOwn(ctx.sql, personId, ctx.now()))
      .filter((row) => row.student_id === personId)
      .map((row) => ({
        id: row.id,
        name: row.family_name ? personNameIn({ name: row.family_name, namePinyin: row.family_pinyin }, ctx.language) : '',
        createdAt: row.created_at,
      })),
  end: (ctx, personId, ids) => repository.endGiven(ctx.sql, personId, ids, ctx.now()),
}

export const exportShares = async (ctx: Ctx, personId: string) =>
  (await repository.listAllOf(ctx.sql, personId)).map((row) => ({
    isOwn: row.student_id === personId,
    kinds: row.kinds,
    createdAt: row.created_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }))

export const leaveShares = (ctx: Ctx, { id }: ClosedAccount) => repository.endAllOf(ctx.sql, id, ctx.now())

export const unusedShares = retentionKind({
  kind: 'share',
  name: ['未使用的课表分享码', 'Timetable share codes that were not used', '未使用的課表分享碼'],
  keptFor: 30 * aDay,
})

export const sweepShares = (ctx: Ctx) => removeOlder(ctx, unusedShares, (before) => repository.deleteUnused(ctx.sql, before))
