import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { serveSchool } from '@campus/client/testing/school-server.ts'
import { type RollCall, rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { doing, shows, type } from '@campus/ui/testing/draw.tsx'
import { keepAnswer } from '../../../offline-cache/cached-answers.ts'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import { RollList } from './roll-list.tsx'
import { useRoll } from './use-roll.ts'

const school = serveSchool()
beforeEach(() => {
  changeSession(() => parseSession(null))
  school.reply = () => ({ status: 502, body: '' })
})

const at = '2026-03-02T00:10:00.000Z'
const [lessonId, zoe, lin] = [
  '01890a5d-ac96-774b-bcce-b302099a8057',
  '01890a5d-ac96-774b-bcce-b302099a8058',
  '01890a5d-ac96-774b-bcce-b302099a8059',
] as const

const personOf = (id: string, name: string, number: string): RollCall['people'][number] => ({
  id,
  name,
  number,
  unitName: '',
  portrait: '',
  state: null,
  isDoubtful: false,
  doubts: [],
  leaveKind: null,
  signedAt: null,
  signedOutAt: null,
  isMarked: false,
})

const roll: RollCall = {
  lesson: {
    id: lessonId,
    day: '2026-03-02',
    startsAt: at,
    endsAt: at,
    timeZone: 'Asia/Shanghai',
    fromPeriod: 1,
    toPeriod: 2,
    state: 'planned',
    cancelledBy: null,
    isChanged: false,
    course: { id: lessonId, code: 'ME204', name: '流体力学' },
    sections: [],
    room: null,
    teachers: [],
  },
  state: 'open',
  opensAt: at,
  closesAt: at,
  withSignOut: false,
  outFrom: at,
  outUntil: at,
  mayOpen: false,
  mayMark: true,
  changeableUntil: at,
  code: null,
  now: at,
  people: [personOf(zoe, 'Zoe Wright', 'M2023001'), personOf(lin, '林晓', '20230002')],
}

function Roll() {
  const { data } = useRoll(lessonId)
  return data ? <RollList roll={data} /> : null
}

const rowIn = (place: HTMLElement, name: string) => {
  const row = [...place.querySelectorAll<HTMLElement>('.roll > li')].find(({ textContent }) => textContent?.includes(name))
  assert.ok(row)
  return row
}
const chosenIn = (row: HTMLElement) => row.querySelector('[aria-pressed=true]')?.textContent

test('a roll that is opened without network shows the marks that wait on the phone, also when it is opened again', async (t) => {
  keepAnswer(localStorage, { call: rollCall, given: { lessonId }, personId: '' }, roll, 7)
  t.after(() => localStorage.clear())
  const { place, leave, comeBack } = await drawVisits(t, <Roll />)
  await shows(place, /林晓/)
  await doing(() => [...rowIn(place, '林晓').querySelectorAll('button')].find(({ textContent }) => textContent === '迟到')?.click())
  await shows(place, /1 条点名在本机等待网络/)
  assert.deepEqual([chosenIn(rowIn(place, '林晓')), chosenIn(rowIn(place, 'Zoe'))], ['迟到', undefined])
  await leave()
  await comeBack()
  assert.equal(chosenIn(rowIn(place, '林晓')), '迟到')
})

test('a roll is searched whatever the case of the letters', async (t) => {
  const { place } = await drawVisits(t, <RollList roll={roll} />)
  const field = place.querySelector<HTMLInputElement>('input[type=search]')
  assert.ok(field)
  const names = () => [...place.querySelectorAll('.roll strong')].map(({ textContent }) => textContent)
  for (const written of ['zoe wr', 'WRIGHT', 'm2023']) {
    await type(field, written)
    assert.deepEqual(names(), ['Zoe Wright'], written)
  }
})
