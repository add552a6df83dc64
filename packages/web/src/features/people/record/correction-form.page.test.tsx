import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { serveSchool } from '@campus/client/testing/school-server.ts'
import { doing, shows } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import { CorrectionForm } from './correction-form.tsx'

const school = serveSchool()
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => parseSession(null))
})

test('after a reload a correction still has the picture that was added before, until it is taken out', async (t) => {
  const keep = (name: string, value: unknown) => sessionStorage.setItem(`campus.draft.guest.${name}`, JSON.stringify(value))
  keep('pictures', { [id]: { name: 'passport.png', size: 8, type: 'image/png' } })
  keep('correction-name-evidence', id)
  keep('correction-name', { name: '林晓雨', idCard: '', reason: '姓名写错了' })
  school.reply = () => ({ body: 'the bytes of a picture' })
  const { place } = await drawVisits(t, <CorrectionForm field="name" onSent={() => undefined} />)
  await shows(place, /passport\.png/)
  const kept = () => sessionStorage.getItem('campus.draft.guest.correction-name-evidence')
  assert.equal(kept(), JSON.stringify(id))
  await doing(() => place.querySelector<HTMLElement>('.upload-row button')?.click())
  assert.equal(kept(), null)
})
