import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
  codeSteps,
  macOf,
  makePhoneKey,
  publicKeyOf,
  sightingText,
  signStamp,
  stampText,
  stepAt,
  typedCodeOf,
  writeCode,
} from '@campus/contract/attendance/codes.ts'
import { openRollCall, rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { asker } from './ask.ts'
import { openTerm } from './schedule.ts'
import type { TestCampus } from './test-campus.ts'

type Purpose = 'in' | 'out'

/** A phone with its key, as the app has it. */
export const makePhone = async () => {
  const pair = await makePhoneKey()
  const key = await publicKeyOf(pair)
  const stamp = async (code: string, at: Date, more: { readonly purpose?: Purpose; readonly nonce?: string } = {}) => {
    const said = { code, purpose: more.purpose ?? 'in', at: at.toISOString(), nonce: more.nonce ?? randomUUID() } as const
    return { ...said, key, signature: await signStamp(pair, stampText(said)) }
  }
  /** What it sends before the login. */
  const see = async (code: string, purpose: Purpose = 'in') => ({
    code,
    purpose,
    key,
    signature: await signStamp(pair, sightingText({ code, purpose })),
  })
  return { key, stamp, see }
}

/** In the building of the room, a little beside its point on the map. */
export const inTheRoom = { latitude: 30.5001, longitude: 114.3001, accuracy: 20 }

/** Five minutes before a lesson. */
export const beforeLesson = async (campus: TestCampus) => {
  const term = await openTerm(campus)
  const startsAt = new Date(campus.clock.now().getTime() + 5 * 60_000)
  const lessonId = await term.lesson(startsAt)
  const ask = asker(campus.url)
  /** What the projector shows now, or showed so many seconds ago. */
  const code = async (purpose: Purpose = 'in', secondsAgo = 0) => {
    const { code: secret } = (await ask(rollCall, { lessonId }, term.teacher)).data
    if (!secret) throw new Error('there is no code')
    const step = stepAt(campus.clock.now().getTime() - secondsAgo * 1000, codeSteps.scanned)
    return writeCode({ tag: secret.tag, step, mac: await macOf(secret.key, purpose, step) })
  }
  const typed = async (purpose: Purpose = 'in', secondsAgo = 0) => {
    const { code: secret } = (await ask(rollCall, { lessonId }, term.teacher)).data
    return typedCodeOf(secret?.key ?? '', purpose, stepAt(campus.clock.now().getTime() - secondsAgo * 1000, codeSteps.typed))
  }
  const roll = async () => new Map((await ask(rollCall, { lessonId }, term.teacher)).data.people.map((person) => [person.id, person]))
  return { ...term, startsAt, lessonId, ask, code, typed, roll }
}

/** A lesson whose roll is being called. */
export const duringRollCall = async (campus: TestCampus) => {
  const lesson = await beforeLesson(campus)
  assert.equal((await lesson.ask(openRollCall, { lessonId: lesson.lessonId }, lesson.teacher)).code, 200)
  return lesson
}
