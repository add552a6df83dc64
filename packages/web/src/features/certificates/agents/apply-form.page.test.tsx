import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { ok, serveSchool } from '@campus/client/testing/school-server.ts'
import { applyAsAgent } from '@campus/contract/entrust/agencies.ts'
import { doing, shows } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import { ApplyForm } from './apply-form.tsx'

const school = serveSchool()
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const templateId = '01890a5d-ac96-774b-bcce-b302099a8058'
const now = '2026-03-01T00:00:00.000Z'
const agency = {
  id,
  part: 'agent' as const,
  person: { name: '林晓雨', number: '20230001' },
  may: ['apply' as const, 'collect' as const],
  note: '',
  state: 'active' as const,
  expiresAt: now,
  createdAt: now,
}
const template = { id: templateId, name: '在读证明', nameEn: '', nameTw: '', ways: ['download'], price: 0, heading: false }

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => parseSession(null))
})

/** The form as an agent left it, with another certificate chosen now. */
const openWithDraft = async (t: TestContext, typed: object) => {
  const draft = { agencyId: id, templateId, way: 'download', copies: 1, email: '', heading: '', collects: false, ...typed }
  sessionStorage.setItem(`campus.draft.guest.agency.${id}`, JSON.stringify(draft))
  school.reply = ({ url }) => ok(url === applyAsAgent.path ? null : [template])
  const { place } = await drawVisits(t, <ApplyForm agency={agency} onDone={() => undefined} />)
  await shows(place, /在读证明/)
  await doing(() => {
    const select = place.querySelector('select')
    if (select) select.value = templateId
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await doing(() => place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  return place
}

const sent = async () => {
  const find = () => school.received.find(({ url }) => url === applyAsAgent.path)?.body
  for (let turn = 0; turn < 500 && find() === undefined; turn += 1) await doing(() => new Promise((resolve) => setImmediate(resolve)))
  return applyAsAgent.body.parse(JSON.parse(find() ?? '{}'))
}

test('an agent sends neither a heading nor an address that was typed for another certificate', async (t) => {
  await openWithDraft(t, { copies: 2, email: 'someone@example.edu.cn', heading: '某某公司', collects: true })
  const { email, heading, copies, collects } = await sent()
  assert.deepEqual([email, heading, copies, collects], ['', '', 1, false])
})

test('a wrong address or heading that is not shown does not keep an agent from applying', async (t) => {
  await openWithDraft(t, { email: 'nobody@', heading: '公司<b>' })
  const { email, heading } = await sent()
  assert.deepEqual([email, heading], ['', ''])
})

test('a wrong address that is shown is named at its field, and the field has the focus', async (t) => {
  template.ways = ['email']
  t.after(() => {
    template.ways = ['download']
  })
  const place = await openWithDraft(t, { way: 'email', email: 'nobody@' })
  const email = place.querySelector<HTMLInputElement>('input[type=email]')
  while (email?.getAttribute('aria-invalid') !== 'true') await doing(() => new Promise((resolve) => setImmediate(resolve)))
  assert.equal(document.activeElement, email)
  assert.equal(
    school.received.some(({ url }) => url === applyAsAgent.path),
    false,
  )
})
