import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import { EntrustForm } from './entrust-form.tsx'

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => parseSession(null))
})

const item = {
  itemId: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'certificate' as const,
  name: '在读证明',
  nameEn: '',
  nameTw: '',
  copiesLeft: 2,
  latest: '2100-01-01T00:00:00.000Z',
}

test('the number of a delegate is still there after Back', async (t) => {
  const { place, leave, comeBack } = await drawVisits(t, <EntrustForm item={item} />)
  const number = () => {
    const field = place.querySelector<HTMLInputElement>('.delegate-field input')
    assert.ok(field)
    return field
  }
  await type(number(), '20230102')
  await leave()
  await comeBack()
  assert.equal(number().value, '20230102')
})
