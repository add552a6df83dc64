import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { doing, type } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import { PrintForm } from './print-form.tsx'

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => parseSession(null))
})

const fileOf = (id: string) => ({
  id,
  name: '论文.pdf',
  kind: 'document' as const,
  size: 1000,
  state: 'ready' as const,
  reason: '',
  pages: 3,
  createdAt: '2026-03-01T00:00:00.000Z',
  keptUntil: '2026-03-08T00:00:00.000Z',
})
const [essay, other] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'] as const

test('how a file is printed is still chosen after Back, each file by itself', async (t) => {
  const { place, leave, comeBack } = await drawVisits(t, <PrintForm file={fileOf(essay)} pageCount={3} />)
  const copiesIn = (shown: HTMLElement) => {
    const field = shown.querySelector<HTMLInputElement>('[role=spinbutton]')
    assert.ok(field)
    return field
  }
  const chosenIn = (shown: HTMLElement) => [...shown.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ checked }) => checked)
  const first = chosenIn(place)
  await type(copiesIn(place), '3')
  await doing(() => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(-1)?.click())
  const chosen = chosenIn(place)
  assert.notDeepEqual(chosen, first)
  await leave()
  await comeBack()
  assert.deepEqual([copiesIn(place).value, chosenIn(place)], ['3', chosen])
  const elsewhere = await drawVisits(t, <PrintForm file={fileOf(other)} pageCount={3} />)
  assert.deepEqual([copiesIn(elsewhere.place).value, chosenIn(elsewhere.place)], ['1', first])
})
